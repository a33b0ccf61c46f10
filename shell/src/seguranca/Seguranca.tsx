import { avisos, useSessao } from '@merenda/shared';
import type { AutenticadorNovo, SegundoFator } from '@merenda/shared/contratos';
import { SEM_CHAVE_DO_SERVIDOR } from '@merenda/shared/regras';
import { confirmarEExecutar, Lida } from '@merenda/shared/ui';
import { Button, Card, Flex, Spin, Typography } from 'antd';
import { useState } from 'react';
import { PinDaCozinha } from '../pin/PinDaCozinha.js';
import { AtivarAutenticador } from './AtivarAutenticador.js';
import { CadastrarChave } from './CadastrarChave.js';
import { ChavesDeAcesso } from './ChavesDeAcesso.js';
import { CodigosDeRecuperacao } from './CodigosDeRecuperacao.js';
import { FatorDaLista } from './FatorDaLista.js';
import { useGerarCodigos, useIniciarAutenticador, useRetirarAutenticador, useSegundoFator } from './seguranca.api.js';
import './seguranca.css';

/** 'Segurança' in 'Dados cadastrais': the second factors of the user, and the PINs for the kitchen. */
export function Seguranca() {
  const fatores = useSegundoFator();
  const deTudo = useSessao(({ auth }) => auth.alcance === 'TUDO');
  return (
    <Card
      title={
        <Typography.Title level={2} className="seguranca-titulo">
          Segurança
        </Typography.Title>
      }
    >
      <Flex vertical gap="middle">
        <Lida
          consulta={fatores}
          espera={
            <div className="seguranca-espera">
              <Spin description="Carregando…" />
            </div>
          }
        >
          {(lidos) => <Fatores fatores={lidos} />}
        </Lida>
        {deTudo && <PinDaCozinha />}
      </Flex>
    </Card>
  );
}

function Fatores({ fatores: { autenticador, chaves, codigosRestantes, guardaSegredos } }: { fatores: SegundoFator }) {
  const iniciar = useIniciarAutenticador();
  const retirar = useRetirarAutenticador();
  const gerar = useGerarCodigos();
  const [novo, setNovo] = useState<AutenticadorNovo | null>(null);
  const [cadastrando, setCadastrando] = useState(false);
  const [codigos, setCodigos] = useState<readonly string[] | null>(null);

  const comecar = () => void iniciar.mutateAsync(undefined).then(setNovo, avisos.falha);
  const gerarCodigos = () => void gerar.mutateAsync(undefined).then((novos) => setCodigos(novos.codigos), avisos.falha);

  return (
    <Flex vertical gap="middle">
      <Typography.Paragraph className="seguranca-explicacao">
        Com a verificação em duas etapas, a entrada exige a senha e também um código do seu celular ou uma chave de
        acesso: quem descobre a senha não consegue entrar.
      </Typography.Paragraph>
      <FatorDaLista
        nome="Aplicativo autenticador"
        estado={
          autenticador
            ? `Ativo desde ${autenticador.desde}.`
            : guardaSegredos
              ? 'Não está ativo.'
              : SEM_CHAVE_DO_SERVIDOR
        }
      >
        <Button
          type={autenticador ? 'default' : 'primary'}
          disabled={!guardaSegredos}
          loading={iniciar.isPending}
          onClick={comecar}
        >
          {autenticador ? 'Trocar de celular' : 'Ativar'}
        </Button>
        {autenticador && (
          <Button
            danger
            onClick={() =>
              void confirmarEExecutar({
                mensagem: 'Deseja realmente retirar o aplicativo autenticador? A entrada passa a pedir apenas a senha.',
                perigo: true,
                acao: () => retirar.mutateAsync(undefined),
                sucesso: 'Aplicativo autenticador retirado com sucesso!',
              })
            }
          >
            Retirar
          </Button>
        )}
      </FatorDaLista>
      <ChavesDeAcesso chaves={chaves} aoCadastrar={() => setCadastrando(true)} />
      {(autenticador !== null || chaves.length > 0) && (
        <FatorDaLista
          nome="Códigos de recuperação"
          estado={
            codigosRestantes === 0
              ? 'Você não tem códigos guardados: sem o celular ou a chave, não conseguirá entrar.'
              : `${codigosRestantes} de 10 sem uso.`
          }
        >
          <Button
            type={codigosRestantes === 0 ? 'primary' : 'default'}
            loading={gerar.isPending}
            onClick={
              codigosRestantes === 0
                ? gerarCodigos
                : () =>
                    void confirmarEExecutar({
                      mensagem: 'Deseja realmente gerar novos códigos? Os anteriores deixam de valer.',
                      acao: async () => setCodigos((await gerar.mutateAsync(undefined)).codigos),
                      sucesso: 'Códigos gerados com sucesso!',
                    })
            }
          >
            {codigosRestantes === 0 ? 'Gerar códigos' : 'Gerar novos'}
          </Button>
        </FatorDaLista>
      )}
      {novo && (
        <AtivarAutenticador
          novo={novo}
          aoAtivar={codigosRestantes === 0 ? gerarCodigos : undefined}
          aoFechar={() => setNovo(null)}
        />
      )}
      {cadastrando && (
        <CadastrarChave
          aoCadastrar={codigosRestantes === 0 ? gerarCodigos : undefined}
          aoFechar={() => setCadastrando(false)}
        />
      )}
      {codigos && <CodigosDeRecuperacao codigos={codigos} aoFechar={() => setCodigos(null)} />}
    </Flex>
  );
}
