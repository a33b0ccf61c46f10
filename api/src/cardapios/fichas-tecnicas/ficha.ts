import type { AlimentoDaFicha, BuscaFicha, FichaTecnica, Rendimento } from '@merenda/shared/contratos';
import {
  alergenicosDasReceitas,
  alimentosDas,
  pendenciasDasReceitas,
  resumoDaFicha,
  converter,
  decimal,
  porcaoPronta,
} from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import { cardapios, pratos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { lerConvencao } from '../../mecanismos/convencoes.js';
import { porNome } from '../../nucleo/ordem.js';
import { pratosDosCardapios, preparosDosPratos } from './calculo.js';
import { calcularNutrientes, lerNutrientes, type Nutriente } from './nutrientes.js';
import { precosDosAlimentos } from './precos.js';
import { lerAlimentosDaFicha, lerReceitas, lerTodasAsReceitas, type ReceitaDaFicha } from './receitas.js';
import { etapaComum, repasseDaEtapa, type EtapaDaFicha } from './repasse.js';

type Leitor = Banco | Transacao;

/** What a sheet is of: preparations of one portion each, or those of `cardapios` menus, whose mean it is. */
interface Composicao {
  preparos: readonly number[];
  cardapios?: number;
  etapa: EtapaDaFicha | null;
}

/**
 * The whole technical sheet: nutrients, planned cost against the transfer, allergens, and what is missing. An id that
 * comes twice counts twice. 404 when one does not exist.
 */
export async function fichaTecnica(banco: Leitor, busca: BuscaFicha): Promise<FichaTecnica> {
  return calcular(banco, await composicao(banco, busca));
}

/** The sheet of each preparation by itself, by its id. */
export async function fichasTecnicasDosPreparos(
  banco: Leitor,
  ids: readonly number[],
): Promise<Map<number, FichaTecnica>> {
  const fichas = new Map<number, FichaTecnica>();
  for (const id of ids) fichas.set(id, await calcular(banco, { preparos: [id], etapa: null }));
  return fichas;
}

/** How many things the sheet of each preparation lacks, by its id. */
export async function pendenciasPorPreparo(banco: Banco): Promise<Map<number, number>> {
  const receitas = await lerTodasAsReceitas(banco);
  const nutrientes = await lerNutrientes(banco);
  const precoDe = await precosDosAlimentos(banco, alimentosDas(receitas));
  return new Map(receitas.map((receita) => [receita.id, pendenciasDasReceitas([receita], precoDe, nutrientes).length]));
}

/** The price and the allergens of foods, in the order of their names. */
export async function alimentosDaFicha(banco: Banco, ids: readonly number[]): Promise<AlimentoDaFicha[]> {
  const alimentos = await lerAlimentosDaFicha(banco, ids);
  const precoDe = await precosDosAlimentos(banco, alimentos);
  const lista = await lerConvencao(banco, 'alergenicos');
  return alimentos.sort(porNome).map((alimento) => ({
    id: alimento.id,
    nome: alimento.nome,
    preco: precoDe(alimento),
    alergenicos: alergenicosDasReceitas([{ alergenicosPodeConter: [], ingredientes: [{ alimento }] }], lista),
  }));
}

async function composicao(banco: Leitor, busca: BuscaFicha): Promise<Composicao> {
  const { preparos, pratos: dePratos, cardapios: deCardapios = [], categoria, modalidade } = busca;
  const pedida = categoria !== undefined && modalidade !== undefined ? { categoria, modalidade } : null;
  if (preparos) return { preparos, etapa: pedida };
  if (dePratos)
    return {
      preparos: await preparosDosPratos(banco, dePratos),
      etapa: pedida ?? (await etapaComum(banco, pratos, dePratos)),
    };
  return {
    preparos: await preparosDosPratos(banco, await pratosDosCardapios(banco, deCardapios)),
    cardapios: deCardapios.length,
    etapa: pedida ?? (await etapaComum(banco, cardapios, deCardapios)),
  };
}

async function calcular(
  banco: Leitor,
  { preparos: ids, cardapios: quantos, etapa }: Composicao,
): Promise<FichaTecnica> {
  const receita = await lerReceitas(banco, ids);
  const receitas = ids.map(receita);
  const nutrientes = await lerNutrientes(banco);
  const alimentos = alimentosDas(receitas);
  const precoDe = await precosDosAlimentos(banco, alimentos);
  const [unica, outra] = receitas;
  return {
    nutrientes: calcularNutrientes(nutrientes, receitas, quantos),
    ...resumoDaFicha(receitas, {
      precoDe,
      alergenicos: await lerConvencao(banco, 'alergenicos'),
      nutrientes,
      repasse: etapa && (await repasseDaEtapa(banco, etapa)),
      cardapios: quantos,
    }),
    precos: alimentos.flatMap((alimento) => {
      const preco = precoDe(alimento);
      return preco ? [{ alimento: { id: alimento.id, nome: alimento.nome }, preco }] : [];
    }),
    rendimento: unica && !outra ? rendimentoDaReceita(unica, nutrientes) : null,
  };
}

/** What a recipe yields, with the nutrients of 100 g of it when it is ready; null without a cooked weight. */
function rendimentoDaReceita(receita: ReceitaDaFicha, nutrientes: readonly Nutriente[]): Rendimento | null {
  const { pesoPronto, indiceCoccao, porcoes, ingredientes } = receita;
  if (pesoPronto === null) return null;
  const centenasDeGramas = converter(pesoPronto, 'KG', 'G').div(100);
  return {
    pesoPronto: decimal(pesoPronto).toNumber(),
    indiceCoccao: indiceCoccao === null ? null : decimal(indiceCoccao).toNumber(),
    porcaoPronta: porcaoPronta(pesoPronto, porcoes).toNumber(),
    por100g: calcularNutrientes(nutrientes, [{ porcoes: centenasDeGramas, ingredientes }]),
  };
}
