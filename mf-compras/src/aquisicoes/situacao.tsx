import { consultasDeConvencoes } from '@merenda/shared/consultas';
import {
  ROTULO_AQUISICAO_VENCIDA,
  ROTULOS_STATUS_AQUISICAO,
  ROTULOS_TIPO_AQUISICAO,
  type AquisicaoResumo,
  type StatusAquisicao,
  type TipoAquisicao,
} from '@merenda/shared/contratos';
import { descricaoDe, StatusTag, type Tom } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const TONS: Record<StatusAquisicao, Tom> = { PENDENTE: 'espera', VIGENTE: 'sucesso', CANCELADA: 'neutro' };

type ComSituacao = Pick<AquisicaoResumo, 'status' | 'vencida'>;

/** The label of the state of an acquisition. */
export const rotuloDaSituacao = ({ status, vencida }: ComSituacao): string =>
  vencida ? ROTULO_AQUISICAO_VENCIDA : ROTULOS_STATUS_AQUISICAO[status];

export function SituacaoAquisicao({ aquisicao }: { aquisicao: ComSituacao }) {
  return (
    <StatusTag rotulo={rotuloDaSituacao(aquisicao)} tom={aquisicao.vencida ? 'atencao' : TONS[aquisicao.status]} />
  );
}

interface ComModalidade {
  aquisicaoTipo: TipoAquisicao;
  modalidadeLicitacao: string | null;
}

/** Every modality by its code, in readable form; a placeholder while the list is on its way. */
export function useModalidades() {
  const { data } = useQuery(consultasDeConvencoes.lista('modalidades-licitacao'));
  return useMemo(() => {
    const { CHAMADA, DIRETA } = ROTULOS_TIPO_AQUISICAO;
    const opcoes = [
      ...(data ?? []).map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao })),
      { valor: 'CHAMADA', rotulo: CHAMADA },
      { valor: 'DIRETA', rotulo: DIRETA },
    ];
    const descrever = ({ aquisicaoTipo, modalidadeLicitacao }: ComModalidade): string =>
      modalidadeLicitacao === null ? ROTULOS_TIPO_AQUISICAO[aquisicaoTipo] : descricaoDe(data, modalidadeLicitacao);
    return { opcoes, descrever };
  }, [data]);
}
