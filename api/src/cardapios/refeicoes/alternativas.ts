import { asc, eq, inArray } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { patologias } from '../../banco/esquema/cadastros/convencoes.js';
import {
  alimentos,
  cardapioAlternativos,
  cardapioPatologias,
  cardapioPratos,
  ingredienteSubstitutos,
  preparoIngredientes,
  preparos,
  pratoPreparos,
  pratos,
} from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { alimentosDosPratos, type AlimentoDoPrato, type UsoNoPreparo } from '../previsao/alimentos-dos-pratos.js';

/** A dish of a launched menu. */
interface PratoLancado {
  cardapioId: number;
  pratoId: number;
  /** 'HH:mm' or 'HH:mm:ss'. */
  hora: string;
  tipo: string;
  /** Every menu that the unit serves on the day. */
  cardapiosDoDia: readonly number[];
}

/** What students with a pathology eat in place of a dish. */
interface Alternativa {
  patologia: { id: number; nome: string };
  /** The dish of an alternative menu; null for the same dish with other ingredients. */
  prato: { id: number; nome: string } | null;
  alimentos: AlimentoDoPrato[];
}

/**
 * The alternatives of each dish, in the order of `lancados`: the dish that an alternative menu of its menu serves at this
 * meal, else the dish with the substitutes of its recipes. An alternative menu that is launched itself on the day is left
 * out: its dishes are meals of their own.
 */
export async function alternativasDosPratos(
  banco: Banco | Transacao,
  lancados: readonly PratoLancado[],
): Promise<Alternativa[][]> {
  if (lancados.length === 0) return [];
  const deOutroCardapio = await pratosAlternativos(banco, lancados);
  const trocas = await substitutosDosPratos(banco, lancados);
  const doPrato = await alimentosDosPratos(banco, [
    ...lancados.map(({ pratoId }) => pratoId),
    ...deOutroCardapio.map(({ prato }) => prato.id),
  ]);
  return lancados.map(({ cardapioId, pratoId, hora, tipo, cardapiosDoDia }) => {
    const achadas = new Map<number, Alternativa>();
    const doMesmoTipo = deOutroCardapio.filter(
      (outro) =>
        outro.cardapioId === cardapioId && outro.tipo === tipo && !cardapiosDoDia.includes(outro.alternativoId),
    );
    for (const { patologia, prato } of [
      ...doMesmoTipo.filter((outro) => outro.hora.slice(0, 5) === hora.slice(0, 5)),
      ...doMesmoTipo,
    ])
      if (!achadas.has(patologia.id))
        achadas.set(patologia.id, { patologia, prato, alimentos: doPrato.get(prato.id) ?? [] });
    for (const { patologia } of trocas.filter((troca) => troca.pratoId === pratoId)) {
      if (achadas.has(patologia.id)) continue;
      const destas = trocas.filter((troca) => troca.pratoId === pratoId && troca.patologia.id === patologia.id);
      achadas.set(patologia.id, { patologia, prato: null, alimentos: trocar(doPrato.get(pratoId) ?? [], destas) });
    }
    return [...achadas.values()].sort((uma, outra) => uma.patologia.nome.localeCompare(outra.patologia.nome, 'pt-BR'));
  });
}

interface Troca {
  pratoId: number;
  patologia: { id: number; nome: string };
  substituto: Pick<AlimentoDoPrato, 'alimento' | 'unidadePre'>;
  uso: UsoNoPreparo;
}

/** The foods of a dish with these substitutes in place of their ingredients. */
function trocar(doPrato: readonly AlimentoDoPrato[], trocas: readonly Troca[]): AlimentoDoPrato[] {
  const trocados = new Set(trocas.map(({ uso }) => uso.ingredienteId));
  const restantes = doPrato
    .map((um) => ({ ...um, usos: um.usos.filter(({ ingredienteId }) => !trocados.has(ingredienteId)) }))
    .filter(({ usos }) => usos.length > 0);
  for (const { substituto, uso } of trocas) {
    const conhecido = restantes.find(({ alimento }) => alimento.id === substituto.alimento.id);
    if (conhecido) conhecido.usos.push(uso);
    else restantes.push({ ...substituto, usos: [uso] });
  }
  return restantes;
}

async function pratosAlternativos(banco: Banco | Transacao, lancados: readonly PratoLancado[]) {
  const linhas = await banco
    .select({
      cardapioId: cardapioAlternativos.cardapioId,
      alternativoId: cardapioAlternativos.alternativoId,
      patologia: { id: patologias.id, nome: patologias.tipo },
      hora: cardapioPratos.hora,
      tipo: cardapioPratos.tipo,
      prato: { id: pratos.id, nome: pratos.nome },
    })
    .from(cardapioAlternativos)
    .innerJoin(cardapioPatologias, eq(cardapioPatologias.cardapioId, cardapioAlternativos.alternativoId))
    .innerJoin(patologias, eq(patologias.id, cardapioPatologias.patologiaId))
    .innerJoin(cardapioPratos, eq(cardapioPratos.cardapioId, cardapioAlternativos.alternativoId))
    .innerJoin(pratos, eq(pratos.id, cardapioPratos.pratoId))
    .where(inArray(cardapioAlternativos.cardapioId, [...new Set(lancados.map(({ cardapioId }) => cardapioId))]))
    .orderBy(asc(cardapioPratos.hora), asc(cardapioPratos.id));
  return linhas;
}

async function substitutosDosPratos(banco: Banco | Transacao, lancados: readonly PratoLancado[]): Promise<Troca[]> {
  const linhas = await banco
    .select({
      pratoId: pratoPreparos.pratoId,
      patologia: { id: patologias.id, nome: patologias.tipo },
      alimento: { id: alimentos.id, nome: alimentos.nome, itemId: alimentos.itemId },
      unidadePre: alimentos.unidadeMedida,
      ingredienteId: preparoIngredientes.id,
      quantidade: ingredienteSubstitutos.quantidade,
      unidadeMedida: ingredienteSubstitutos.unidadeMedida,
      porcoes: preparos.porcoes,
    })
    .from(ingredienteSubstitutos)
    .innerJoin(patologias, eq(patologias.id, ingredienteSubstitutos.patologiaId))
    .innerJoin(alimentos, eq(alimentos.id, ingredienteSubstitutos.alimentoId))
    .innerJoin(preparoIngredientes, eq(preparoIngredientes.id, ingredienteSubstitutos.ingredienteId))
    .innerJoin(preparos, eq(preparos.id, preparoIngredientes.preparoId))
    .innerJoin(pratoPreparos, eq(pratoPreparos.preparoId, preparos.id))
    .where(inArray(pratoPreparos.pratoId, [...new Set(lancados.map(({ pratoId }) => pratoId))]))
    .orderBy(asc(pratoPreparos.ordem), asc(preparoIngredientes.ordem), asc(ingredienteSubstitutos.id));
  // A substitute is written in one weight: what is weighed is what leaves the stock.
  return linhas.map(({ pratoId, patologia, alimento, unidadePre, ...uso }) => ({
    pratoId,
    patologia,
    substituto: { alimento, unidadePre },
    uso: { ...uso, pesoBruto: null },
  }));
}
