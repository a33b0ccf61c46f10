import { AlimentoNovo, CAMPOS_DO_ALIMENTO, type Alimento, type ComponenteNutricional } from '@merenda/shared/contratos';
import { SINONIMOS_DA_UNIDADE_MEDIDA, violacoesDosComponentes } from '@merenda/shared/regras';
import { asc } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { itensProduto, produtos } from '../../banco/esquema/cadastros/catalogo.js';
import { alimentos } from '../../banco/esquema/cardapios/cardapios.js';
import type { Transacao } from '../../banco/transacao.js';
import { camposDosComponentes, listarComponentes, listarItens, violacoesDaMedida } from '../../cadastros/index.js';
import { camposDaPlanilha, valoresDosCampos } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { amostraDaComposicao } from '../composicao-alimentos/amostra.js';
import { listarAlimentos } from './consultas.js';
import { atualizarAlimentos, inserirAlimentos } from './gravacao.js';
import { usosDosPreparos, violacoesDosPreparos } from './preparos.js';

/** The base of the tables of food composition. */
const POR_100_G = { quantidadeBase: 100, unidadeMedida: 'G' } as const;

/** Foods with their nutrients from a spreadsheet. A row finds its food by name, and its item by the item's name. */
export const PLANILHA_DE_ALIMENTOS: Definicao<AlimentoNovo, Alimento> = {
  permissao: 'ALIMENTOS',
  titulo: 'Alimentos',
  travas: [itensProduto, alimentos],
  abrir: async (banco) => {
    const atuais = await listarAlimentos(banco);
    const itens = (await listarItens(banco)).filter(({ itemProdutoTipo }) => itemProdutoTipo === 'ALIMENTO');
    const componentes = await listarComponentes(banco);
    const amostra = await amostraDaComposicao(banco);
    const doItem = await produtosDosItens(banco);
    const usos = await usosDosPreparos(banco);
    return {
      campos: [
        ...(await camposDaPlanilha(banco, CAMPOS_DO_ALIMENTO, {
          nome: { sinonimos: ['Alimento', 'Descrição', 'Descrição dos alimentos', 'Descrição do alimento'] },
          itemAlimento: {
            sinonimos: ['Nome do item', 'Gênero', 'Gênero alimentício'],
            leitura: {
              tipo: 'opcao',
              opcoes: itens.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
              citado: 'itens',
            },
          },
          forma: { sinonimos: ['Preparo do alimento', 'Estado'] },
          quantidadeBase: { sinonimos: ['Base', 'Porção'] },
          unidadeMedida: { sinonimos: SINONIMOS_DA_UNIDADE_MEDIDA },
        })),
        ...camposDosComponentes(componentes),
      ],
      amostra,
      chave,
      atuais: new Map(atuais.map((alimento) => [alimento.nome, alimento])),
      esquema: AlimentoNovo,
      paraCorpo: (valores) => paraCorpo(valores, componentes),
      valoresDe: (alimento) => valoresDe(alimento, componentes),
      origemDe: ([campo = '', posicao]) => ({
        campo: (campo === 'componentes' ? componentes[Number(posicao)]?.nome : undefined) ?? campo,
      }),
      conferir: (depois, antes) => [
        ...violacoesDaMedida('O produto', doItem.get(depois.itemAlimento.id) ?? [], depois.unidadeMedida),
        ...violacoesDosPreparos((antes && usos.get(antes.id)) ?? [], depois.unidadeMedida),
        ...violacoesDosComponentes(
          depois.componentes.map(({ valor }) => valor),
          componentes.map(({ tipo }) => tipo),
        ),
      ],
    };
  },
  inserir: inserirAlimentos,
  atualizar: atualizarAlimentos,
};

function chave({ nome }: Valores): string | null {
  const lido = AlimentoNovo.shape.nome.safeParse(nome);
  return lido.success ? lido.data : null;
}

/** A base is a quantity and its unit: where the row says neither, it is that of the tables. */
function paraCorpo(
  { nome, itemAlimento, forma, quantidadeBase, unidadeMedida, ...nutrientes }: Valores,
  componentes: readonly ComponenteNutricional[],
): unknown {
  const base =
    quantidadeBase === undefined && unidadeMedida === undefined ? POR_100_G : { quantidadeBase, unidadeMedida };
  return {
    nome,
    ...(itemAlimento !== undefined && { itemAlimento: { id: itemAlimento } }),
    forma,
    ...base,
    componentes: componentes.map((componente) => ({
      componente: { id: componente.id },
      valor: nutrientes[componente.nome] ?? null,
    })),
  };
}

function valoresDe(alimento: AlimentoNovo | Alimento, lista: readonly ComponenteNutricional[]): Valores {
  const { itemAlimento, forma, componentes } = alimento;
  const valores = new Map(componentes.map(({ componente, valor }) => [componente.id, valor]));
  return {
    ...valoresDosCampos(CAMPOS_DO_ALIMENTO, alimento),
    itemAlimento: itemAlimento.id,
    forma: typeof forma === 'string' ? forma : forma.nome,
    ...Object.fromEntries(lista.map((componente) => [componente.nome, valores.get(componente.id) ?? null])),
  };
}

/** The products of each item, with their units. */
async function produtosDosItens(banco: Banco | Transacao) {
  const doItem = new Map<number, Pick<typeof produtos.$inferSelect, 'nome' | 'unidadeMedida'>[]>();
  for (const { itemId, ...produto } of await banco
    .select({ itemId: produtos.itemId, nome: produtos.nome, unidadeMedida: produtos.unidadeMedida })
    .from(produtos)
    .orderBy(asc(produtos.nome)))
    doItem.set(itemId, [...(doItem.get(itemId) ?? []), produto]);
  return doItem;
}
