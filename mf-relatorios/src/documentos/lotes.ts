import { api, queryClient } from '@merenda/shared';
import { LIMITES, type SolicitacaoResumo, type TipoDeRelatorio } from '@merenda/shared/contratos';
import { formatarData, lerDataDDMMYYYY } from '@merenda/shared/formatos';
import { consultasDeEstoques } from '@merenda/shared/consultas';

/** Reports that are downloaded at once. */
interface Lote {
  titulo: string;
  /** Of the page of each report. */
  enderecos: readonly string[];
}

/** Which reports an address means; null when it means none. */
type LerLote = (parametros: {
  id: string | undefined;
  busca: URLSearchParams;
  signal: AbortSignal;
}) => Promise<Lote | null>;

/** `?de=DDMMYYYY&para=DDMMYYYY&forma=semanal`: the menus of all units of the user. */
const cardapiosDasUnidades: LerLote = async ({ busca }) => {
  const [de, para] = [lerDataDDMMYYYY(busca.get('de') ?? ''), lerDataDDMMYYYY(busca.get('para') ?? '')];
  if (!de || !para) return null;
  const estoques = await queryClient.fetchQuery(consultasDeEstoques.lista('minhas'));
  const daPagina = new URLSearchParams(busca);
  daPagina.delete('arquivo');
  return {
    titulo: `Cardápios de ${formatarData(de)} a ${formatarData(para)}`,
    enderecos: estoques.map(
      ({ unidadeEducacional }) => `/relatorio/cardapio-impresso/${unidadeEducacional.id}?${daPagina.toString()}`,
    ),
  };
};

/** `/<acquisition>`: the receipts of the requests of an acquisition. */
const recebimentosDaAquisicao: LerLote = async ({ id, signal }) => {
  const aquisicao = Number(id);
  if (!Number.isSafeInteger(aquisicao) || aquisicao < 1) return null;
  const solicitacoes: SolicitacaoResumo[] = [];
  let apos: string | undefined;
  do {
    const busca = { aquisicao, porPagina: LIMITES.porPagina, apos, ordem: 'numero', sentido: 'CRESCENTE' } as const;
    const pagina = await api.get('solicitacoes/pagina', { busca, signal });
    solicitacoes.push(...pagina.linhas);
    apos = pagina.proximo ?? undefined;
  } while (apos !== undefined);
  return {
    titulo: 'Recebimentos da aquisição',
    enderecos: solicitacoes
      .filter(({ temRecebimentos }) => temRecebimentos)
      .map((solicitacao) => `/relatorio/recebimento-compra/${solicitacao.id}`),
  };
};

/** What is downloaded at once, by the report of each. */
export const LOTES: Partial<Record<TipoDeRelatorio, LerLote>> = {
  'cardapio-impresso': cardapiosDasUnidades,
  'recebimento-compra': recebimentosDaAquisicao,
};
