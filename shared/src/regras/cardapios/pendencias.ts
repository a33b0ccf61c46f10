import type { Pendencia } from './partes-da-ficha.js';
import { entraNaConta } from './ingredientes.js';
import type { AlimentoResumido, ReceitaResumida } from './receita-resumida.js';

/**
 * What technical sheets lack (specification 4, 4.2), in the order of the recipes. What a food lacks is listed once, with
 * the first recipe that uses it. An ingredient of 0 lacks nothing.
 */
export function pendenciasDasReceitas<A extends AlimentoResumido>(
  receitas: readonly ReceitaResumida<A>[],
  precoDe: (alimento: A) => object | null,
  nutrientes: readonly { nome: Pendencia['nutrientes'][number] }[],
): Pendencia[] {
  const vistos = new Set<A>();
  return receitas.flatMap((receita) => {
    const preparo = { id: receita.id, nome: receita.nome };
    const lista: Pendencia[] = [];
    if (receita.pesoPronto === null) lista.push({ tipo: 'INDICE_COCCAO', preparo, alimento: null, nutrientes: [] });
    for (const { alimento, pesoBruto } of receita.ingredientes.filter(entraNaConta)) {
      const citado = { id: alimento.id, nome: alimento.nome, itemId: alimento.itemId };
      const faltar = (tipo: Pendencia['tipo'], ausentes: Pendencia['nutrientes'] = []) =>
        lista.push({ tipo, preparo, alimento: citado, nutrientes: ausentes });
      if (pesoBruto === null) faltar('FATOR_CORRECAO');
      if (vistos.has(alimento)) continue;
      vistos.add(alimento);
      if (!precoDe(alimento)) faltar('PRECO');
      if (!alimento.alergenicosConferidos) faltar('ALERGENICO');
      const ausentes = nutrientes.map(({ nome }) => nome).filter((nome) => alimento.componentes[nome] == null);
      if (ausentes.length > 0) faltar('NUTRIENTE', ausentes);
    }
    return lista;
  });
}
