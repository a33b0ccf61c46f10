import { LIMITES, ROTULOS_TIPO_OBSERVACAO, type Movimentacao } from '@merenda/shared/contratos';
import { opcoesDe, SelectOpcoes } from '@merenda/shared/ui';
import { Flex, Input } from 'antd';
import { useId } from 'react';
import type { Observado } from './recebimento.js';

const TIPOS = opcoesDe(ROTULOS_TIPO_OBSERVACAO);

interface ObservacaoDoRecebimentoProps {
  /** Of the movement, for the names of the fields. */
  nome: string;
  movimentacao: Movimentacao;
  observado: Observado;
  desabilitada: boolean;
  aoMudar: (observado: Observado) => void;
}

/** Type and text of a problem on arrival; for a movement that has ended, those that were entered then. */
export function ObservacaoDoRecebimento({
  nome,
  movimentacao,
  observado,
  desabilitada,
  aoMudar,
}: ObservacaoDoRecebimentoProps) {
  const ids = { tipo: useId(), texto: useId() };
  const encerrada = movimentacao.status !== 'EM_TRANSITO';
  return (
    <Flex wrap gap="middle" align="end">
      <Flex vertical gap={4} style={{ flex: '1 1 200px', minWidth: 0 }}>
        <label htmlFor={ids.tipo}>Tipo da observação</label>
        <SelectOpcoes
          id={ids.tipo}
          aria-label={`Tipo da observação da ${nome}`}
          allowClear
          placeholder="Nenhuma"
          disabled={desabilitada}
          opcoes={TIPOS}
          value={encerrada ? movimentacao.tipoObservacao : observado.tipo}
          onChange={(tipo) => aoMudar({ ...observado, tipo })}
        />
      </Flex>
      <Flex vertical gap={4} style={{ flex: '2 1 240px', minWidth: 0 }}>
        <label htmlFor={ids.texto}>Observação</label>
        <Input
          id={ids.texto}
          aria-label={`Observação da ${nome}`}
          maxLength={LIMITES.observacao}
          disabled={desabilitada}
          value={encerrada ? (movimentacao.observacao ?? '') : observado.texto}
          onChange={(evento) => aoMudar({ ...observado, texto: evento.target.value })}
        />
      </Flex>
    </Flex>
  );
}
