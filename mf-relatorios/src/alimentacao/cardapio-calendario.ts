import { api } from '@merenda/shared';
import { NUTRIENTES, ROTULOS_NUTRIENTE, type Cardapio, type Lancamento } from '@merenda/shared/contratos';
import { formatarData, lerDataDDMMYYYY } from '@merenda/shared/formatos';
import type { Relatorio } from '../relatorios';
import { tabelasDaMedia } from './media-do-periodo';

/**
 * The menus of a unit's calendar, the 12 nutrients of each day and the period's mean against the national reference.
 * Address: the unit, with `?de=DDMMYYYY&para=DDMMYYYY`.
 */
export const cardapioCalendario: Relatorio = async ({ id = '', busca, signal }) => {
  const [de, para] = [busca.get('de') ?? '', busca.get('para') ?? ''];
  const [inicio, fim] = [lerDataDDMMYYYY(de), lerDataDDMMYYYY(para)];
  if (!inicio || !fim) return null;
  const lancamentos = await api.get<Lancamento[]>(`cardapios-calendario/de=${de};ate=${para};unidade=${id}/cardapios`, { signal });
  const ids = [...new Set(lancamentos.map(({ cardapio }) => cardapio.id))];
  const cardapios = new Map((await Promise.all(ids.map((cardapio) => api.get<Cardapio>(`cardapios/${cardapio}`, { signal })))).map((cardapio) => [cardapio.id, cardapio]));
  return {
    titulo: 'Calendário de Cardápios',
    deitada: true,
    filtro: [`de ${formatarData(inicio)} a ${formatarData(fim)}`],
    dados: [{ rotulo: 'Unidade educacional', valor: lancamentos[0]?.unidade.nome ?? null }],
    tabelas: [
      {
        titulo: 'Nutrientes por dia (por aluno)',
        colunas: [{ titulo: 'Data', tipo: 'data' }, { titulo: 'Cardápio' }, ...NUTRIENTES.map((nome) => ({ titulo: tituloDo(nome, cardapios), tipo: 'nutriente' as const }))],
        linhas: lancamentos.map(({ data, cardapio }) => {
          const nutrientes = cardapios.get(cardapio.id)?.nutrientes ?? [];
          return [data, cardapio.nome, ...NUTRIENTES.map((nome) => nutrientes.find((nutriente) => nutriente.nome === nome)?.valor ?? null)];
        }),
        vazia: 'Nenhum cardápio lançado no período.',
      },
      ...(await tabelasDaMedia(lancamentos.flatMap(({ cardapio }) => cardapios.get(cardapio.id) ?? []), signal)),
    ],
  };
};

/** 'Cálcio (mg)': the unit as the menus state it. */
function tituloDo(nome: (typeof NUTRIENTES)[number], cardapios: ReadonlyMap<number, Cardapio>): string {
  const [primeiro] = cardapios.values();
  const unidade = primeiro?.nutrientes.find((nutriente) => nutriente.nome === nome)?.unidadeDeMedida;
  return unidade ? `${ROTULOS_NUTRIENTE[nome]} (${unidade})` : ROTULOS_NUTRIENTE[nome];
}
