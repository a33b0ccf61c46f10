import { useSessao } from '@merenda/shared';
import { SEGUNDO_FATOR_PENDENTE } from '@merenda/shared/regras';
import { Button, Flex } from 'antd';
import { useEffect } from 'react';
import { completarSessao, sair } from '../acesso/sessao.api.js';
import { ContextoDasTelas } from '../federation/ContextoDasTelas.js';
import { Seguranca } from './Seguranca.js';
import { useSegundoFator } from './seguranca.api.js';

/** The only screen of a user whose role needs a second factor, until there is one. */
export default function SegundoFatorExigido() {
  const { data } = useSegundoFator();
  const ativo = data !== undefined && (data.autenticador !== null || data.chaves.length > 0);
  useEffect(() => {
    document.title = 'Verificação em duas etapas · Merenda Escolar';
  }, []);
  const continuar = () => {
    useSessao.getState().atualizar({ alcance: 'TUDO' });
    void completarSessao();
  };
  return (
    <ContextoDasTelas>
      <main className="seguranca-exigida">
        <Flex vertical gap="middle">
          <h1>Verificação em duas etapas</h1>
          <p>{SEGUNDO_FATOR_PENDENTE}</p>
          <Seguranca />
          <Flex wrap gap="small">
            {ativo && (
              <Button type="primary" size="large" onClick={continuar}>
                Continuar
              </Button>
            )}
            <Button size="large" onClick={() => void sair()}>
              Sair
            </Button>
          </Flex>
        </Flex>
      </main>
    </ContextoDasTelas>
  );
}
