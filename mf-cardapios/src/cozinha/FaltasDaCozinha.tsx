import { useFila } from '@merenda/shared';
import type { Cozinha } from '@merenda/shared/contratos';
import { dataComparavel, nomeComum } from '@merenda/shared/formatos';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { faltasAEnviar } from './espera.js';
import type { ItemDaCozinhaCalculado, Substituicao } from './refeicoes-do-dia.js';

const ModalFaltou = lazy(() => import('./ModalFaltou.js'));
const ModalAvisarFalta = lazy(() => import('./ModalAvisarFalta.js'));

interface FaltasDaCozinhaProps {
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
  itens: readonly ItemDaCozinhaCalculado[];
  dados: Cozinha;
  aoTrocar: (troca: Substituicao) => void;
}

/** What a cook does about a food that is missing: use another one in this meal, and tell those who buy. */
export function FaltasDaCozinha({ unidade, dia, itens, dados, aoTrocar }: FaltasDaCozinhaProps) {
  const [aberto, setAberto] = useState<'faltou' | 'avisar'>();
  const fechar = () => setAberto(undefined);
  const avisados = itens.filter(({ item }) =>
    dados.faltas.some((falta) => falta.alimento.id === item.alimento.id && dataComparavel(falta.dia) === dia),
  );
  const fila = useFila(({ itens: todos }) => todos);
  const ids = faltasAEnviar(fila, unidade, dia);
  const aEnviar = itens.filter(({ item }) => ids.includes(item.alimento.id));
  return (
    <>
      {aEnviar.length > 0 && (
        <p className="cozinha-nota" role="status">
          Aviso de falta a enviar: {aEnviar.map(({ item }) => nomeComum(item.alimento.nome)).join(', ')}.
        </p>
      )}
      {avisados.length > 0 && (
        <p className="cozinha-nota" role="status">
          Falta já avisada: {avisados.map(({ item }) => nomeComum(item.alimento.nome)).join(', ')}.
        </p>
      )}
      <div className="cozinha-botoes">
        <Button onClick={() => setAberto('faltou')}>Faltou um ingrediente</Button>
        <Button onClick={() => setAberto('avisar')}>Avisar falta</Button>
      </div>
      <Suspense>
        {aberto === 'faltou' && (
          <ModalFaltou itens={itens} emEstoque={dados.emEstoque} aoTrocar={aoTrocar} aoFechar={fechar} />
        )}
        {aberto === 'avisar' && <ModalAvisarFalta unidade={unidade} dia={dia} itens={itens} aoFechar={fechar} />}
      </Suspense>
    </>
  );
}
