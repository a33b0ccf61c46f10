import { consultasDeConvencoes } from '@merenda/shared/consultas';
import {
  ROTULO_AQUISICAO_VENCIDA,
  ROTULOS_ALERTA_AQUISICAO,
  ROTULOS_STATUS_AQUISICAO,
  ROTULOS_TIPO_AQUISICAO,
  type Aquisicao,
  type AquisicaoResumo,
  type StatusAquisicao,
} from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { alertasDaAquisicao, rotuloDaSituacao } from '@merenda/shared/regras';
import { opcoesDe, StatusTag, type Opcao, type Tom } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

const TONS: Record<StatusAquisicao, Tom> = { PENDENTE: 'espera', VIGENTE: 'sucesso', CANCELADA: 'neutro' };

type ComSituacao = Pick<AquisicaoResumo, 'status' | 'vencida'>;

/** The states in which the list shows an acquisition: those that are stored, and 'Vencida'. */
const SITUACOES = opcoesDe({ ...ROTULOS_STATUS_AQUISICAO, VENCIDA: ROTULO_AQUISICAO_VENCIDA });

/** By which the list can be filtered: a state, or why an acquisition needs attention. */
export const STATUS_DA_BUSCA = [...SITUACOES, ...opcoesDe(ROTULOS_ALERTA_AQUISICAO)];

/** The values of an acquisition among `STATUS_DA_BUSCA`. */
export const statusDaBusca = (aquisicao: AquisicaoResumo, hoje: string): string[] => [
  aquisicao.vencida ? 'VENCIDA' : aquisicao.status,
  ...alertasDaAquisicao({ ...aquisicao, vigencia: dataComparavel(aquisicao.vigencia) }, hoje),
];

export function SituacaoAquisicao({ aquisicao }: { aquisicao: ComSituacao }) {
  return (
    <StatusTag rotulo={rotuloDaSituacao(aquisicao)} tom={aquisicao.vencida ? 'atencao' : TONS[aquisicao.status]} />
  );
}

/** An acquisition as the rules of its states read it: its last day as 'YYYY-MM-DD'. */
export const comoNaRegra = ({ status, vigencia, valor, valorParcial }: Aquisicao) => ({
  status,
  vigencia: dataComparavel(vigencia),
  valor,
  valorParcial,
});

/**
 * Every modality by its code, in readable form; none while the list is on its way. Without the modalities, when they
 * cannot be read, there are the other types.
 */
export function useModalidades(): readonly Opcao<string>[] | undefined {
  const { data, isPending } = useQuery(consultasDeConvencoes.lista('modalidades-licitacao'));
  return useMemo(() => {
    if (isPending) return undefined;
    const { CHAMADA, DIRETA } = ROTULOS_TIPO_AQUISICAO;
    return [
      ...(data ?? []).map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao })),
      { valor: 'CHAMADA', rotulo: CHAMADA },
      { valor: 'DIRETA', rotulo: DIRETA },
    ];
  }, [data, isPending]);
}
