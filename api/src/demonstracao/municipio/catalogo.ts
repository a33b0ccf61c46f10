import type { TipoItem } from '@merenda/shared/contratos';
import { SEM_CLASSIFICACAO, sugerirClassificacao } from '@merenda/shared/regras';
import { componentesNutricionais, itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentoComponentes, alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { porChave } from '../chaves.js';
import { type FatoDoAlimento, lerAlimentos } from '../fatos/alimentos.js';
import {
  ALERGENICOS,
  DIAS_PERECIVEL,
  type ItemDemo,
  ITENS_ALIMENTO,
  ITENS_ESCRITORIO,
  ITENS_LIMPEZA,
  SEM_CONFERENCIA,
  SEM_GRUPO,
} from './produtos.js';

/** Ids by name. */
export interface Catalogo {
  produto: (nome: string) => number;
  alimento: (nome: string) => number;
}

/** The table counts per 100 g; oil is bought and measured by volume, 100 g of it are 108.7 ml (0.92 g/ml). */
const BASES: Readonly<Record<string, { unidadeMedida: 'G' | 'ML'; quantidadeBase: string }>> = {
  'ÓLEO DE SOJA': { unidadeMedida: 'ML', quantidadeBase: '108.7' },
};
const BASE = { unidadeMedida: 'G', quantidadeBase: '100' } as const;

/** Somebody has accepted what the product suggests, except for some foods. */
function classificacaoDe(nome: string, fato: FatoDoAlimento | null) {
  const aceita =
    fato && !SEM_GRUPO.includes(nome)
      ? sugerirClassificacao({ nome, categoria: fato.categoria, grauProcessamento: fato.processamento })
      : null;
  const { altoEm, ...classificacao } = aceita ?? SEM_CLASSIFICACAO;
  return { ...classificacao, altoEm: [...altoEm] };
}

/** Makes items, their products, and a food of each item that is eaten, with the values of the composition table. */
export async function criarCatalogo(tx: Transacao): Promise<Catalogo> {
  const fatos = new Map(lerAlimentos().map((fato) => [fato.codigo, fato]));
  const fatoDe = ({ nome, codigo }: ItemDemo): FatoDoAlimento => {
    const fato = fatos.get(codigo ?? '');
    if (!fato) throw new Error(`${nome} has no row in the composition table`);
    return fato;
  };
  const linhaDoItem = (item: ItemDemo, itemProdutoTipo: TipoItem) => {
    const fato = item.codigo === null ? null : fatoDe(item);
    return {
      nome: item.nome,
      itemProdutoTipo,
      categoria: fato?.categoria ?? null,
      grauProcessamento: fato?.processamento ?? null,
      // The labels of the demonstration's foods; fresh ones have none.
      alergenicosContem: ALERGENICOS[item.nome]?.contem ?? [],
      alergenicosPodeConter: ALERGENICOS[item.nome]?.podeConter ?? [],
      alergenicosConferidos: fato !== null && !SEM_CONFERENCIA.includes(item.nome),
      ...classificacaoDe(item.nome, fato),
    };
  };
  const gravados = await tx
    .insert(itensProduto)
    .values([
      ...ITENS_ALIMENTO.map((item) => linhaDoItem(item, 'ALIMENTO')),
      ...ITENS_LIMPEZA.map((item) => linhaDoItem(item, 'LIMPEZA')),
      ...ITENS_ESCRITORIO.map((item) => linhaDoItem(item, 'ESCRITORIO')),
    ])
    .returning();
  const item = porChave(gravados, ({ nome }) => nome);
  const comprados = await tx
    .insert(produtos)
    .values(
      [...ITENS_ALIMENTO, ...ITENS_LIMPEZA, ...ITENS_ESCRITORIO].flatMap(({ nome, produtos: ps }) =>
        ps.map((p) => ({
          nome: p.nome,
          medidaReal: p.medida,
          unidadeMedida: p.unidade,
          unidadeProduto: p.embalagem,
          isPerecivel: p.diasDeValidade <= DIAS_PERECIVEL,
          itemId: item(nome),
        })),
      ),
    )
    .returning();
  const cozinhados = await tx
    .insert(alimentos)
    .values(
      ITENS_ALIMENTO.map((i) => ({
        nome: fatoDe(i).nome,
        itemId: item(i.nome),
        forma: fatoDe(i).forma,
        ...(BASES[i.nome] ?? BASE),
      })),
    )
    .returning();
  const alimento = porChave(cozinhados, ({ nome }) => nome);
  const componente = porChave(await tx.select().from(componentesNutricionais), ({ nome }) => nome);
  await tx.insert(alimentoComponentes).values(
    ITENS_ALIMENTO.map(fatoDe).flatMap(({ nome, valores }) =>
      Object.entries(valores).map(([nutriente, valor]) => ({
        alimentoId: alimento(nome),
        componenteId: componente(nutriente),
        valor,
      })),
    ),
  );
  return { produto: porChave(comprados, ({ nome }) => nome), alimento };
}
