import { consultasDeConvencoes } from '@merenda/shared/consultas';
import {
  ROTULO_AQUISICAO_VENCIDA,
  ROTULOS_ALERTA_AQUISICAO,
  ROTULOS_STATUS_AQUISICAO,
  ROTULOS_TIPO_AQUISICAO,
  type Aquisicao,
  type AquisicaoResumo,
  type StatusAquisicao,
  type TipoAquisicao,
} from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import { alertasDaAquisicao } from '@merenda/shared/regras';
import { descricaoDe, opcoesDe, StatusTag, type Tom } from '@merenda/shared/ui';
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

/** The label of the state of an acquisition. */
export const rotuloDaSituacao = ({ status, vencida }: ComSituacao): string =>
  vencida ? ROTULO_AQUISICAO_VENCIDA : ROTULOS_STATUS_AQUISICAO[status];

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

interface ComModalidade {
  aquisicaoTipo: TipoAquisicao;
  modalidadeLicitacao: string | null;
}

/**
 * Every modality by its code, in readable form; a placeholder while the list is on its way, and no options. Without the
 * modalities, when they cannot be read, there are the other types.
 */
export function useModalidades() {
  const { data, isPending } = useQuery(consultasDeConvencoes.lista('modalidades-licitacao'));
  return useMemo(() => {
    const { CHAMADA, DIRETA } = ROTULOS_TIPO_AQUISICAO;
    const opcoes = isPending
      ? undefined
      : [
          ...(data ?? []).map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao })),
          { valor: 'CHAMADA', rotulo: CHAMADA },
          { valor: 'DIRETA', rotulo: DIRETA },
        ];
    const descrever = ({ aquisicaoTipo, modalidadeLicitacao }: ComModalidade): string =>
      modalidadeLicitacao === null ? ROTULOS_TIPO_AQUISICAO[aquisicaoTipo] : descricaoDe(data, modalidadeLicitacao);
    return { opcoes, descrever };
  }, [data, isPending]);
}
