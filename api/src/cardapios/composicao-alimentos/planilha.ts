import { ComposicaoNova, NUTRIENTES, type ComposicaoAlimento, type ListaConvencao } from '@merenda/shared/contratos';
import { violacoesDosComponentes, type CampoDefinido } from '@merenda/shared/regras';
import { composicaoAlimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { camposDosComponentes, listarComponentes } from '../../cadastros/index.js';
import { camposDaPlanilha, valoresDosCampos } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { amostraDaComposicao } from './amostra.js';
import { listarComposicao } from './consultas.js';
import { atualizarComposicao, inserirComposicao } from './gravacao.js';

/** The text for a row whose table has no name. */
const SEM_FONTE = 'Planilha importada';

/** The fields of a food of a table, which only its import and its export show. */
const CAMPOS = {
  codigo: {
    titulo: 'Código',
    importacao: {
      leitura: { tipo: 'codigo' },
      obrigatorio: true,
      explicacao: 'O número do alimento na tabela. Identifica o alimento.',
      exemplo: '4',
    },
  },
  descricao: {
    titulo: 'Descrição',
    importacao: {
      leitura: { tipo: 'texto' },
      obrigatorio: true,
      explicacao: 'Como está na tabela.',
      exemplo: 'Arroz, tipo 1, cru',
    },
  },
  nome: {
    titulo: 'Nome',
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao:
        'Nome com que a busca mostra o alimento. Se ficar em branco, um alimento novo recebe a descrição como nome.',
      exemplo: 'Arroz branco tipo 1',
    },
  },
  categoria: {
    titulo: 'Categoria',
    importacao: { leitura: { tipo: 'opcao', de: 'categorias-alimento' }, exemplo: 'Cereais e derivados' },
  },
  forma: {
    titulo: 'Forma',
    importacao: {
      leitura: { tipo: 'opcao', de: 'formas-alimento' },
      explicacao: 'Escolha uma opção da lista. Se ficar em branco, a forma é escolhida no cadastro do alimento.',
      exemplo: 'Cru',
    },
  },
  fonte: {
    titulo: 'Fonte',
    importacao: {
      leitura: { tipo: 'texto' },
      explicacao: `A tabela de onde vêm os valores. Se ficar em branco, um alimento novo recebe "${SEM_FONTE}".`,
      exemplo: 'TACO 4ª ed. (NEPA/UNICAMP, 2011)',
    },
  },
} satisfies Record<string, Pick<CampoDefinido<ComposicaoAlimento, ListaConvencao>, 'titulo' | 'importacao'>>;

/**
 * A table of food composition from a spreadsheet, with the columns of TACO and TBCA. A row finds its food by its number;
 * it needs no item of the municipality, which gets its foods from the table one by one, or by their own import.
 */
export const PLANILHA_DA_COMPOSICAO: Definicao<ComposicaoNova, ComposicaoAlimento> = {
  permissao: 'ALIMENTOS',
  titulo: 'Tabela de composição',
  travas: [composicaoAlimentos],
  abrir: async (banco) => {
    const atuais = await listarComposicao(banco);
    const componentes = await listarComponentes(banco);
    return {
      campos: [
        ...(await camposDaPlanilha(banco, CAMPOS, {
          codigo: { sinonimos: ['Número do alimento', 'Número', 'Código do alimento', 'Cód.'] },
          descricao: { sinonimos: ['Descrição dos alimentos', 'Descrição do alimento', 'Alimento'] },
          categoria: { sinonimos: ['Categoria do alimento', 'Grupo', 'Grupo alimentar'] },
          fonte: { sinonimos: ['Tabela', 'Referência'] },
        })),
        ...camposDosComponentes(componentes),
      ],
      amostra: await amostraDaComposicao(banco),
      chave,
      atuais: new Map(atuais.map((linha) => [linha.codigo.toUpperCase(), linha])),
      esquema: ComposicaoNova,
      paraCorpo: ({ codigo, descricao, nome, categoria, forma, fonte, ...valores }) => ({
        codigo,
        descricao,
        nome: nome ?? descricao,
        categoria,
        forma,
        fonte: fonte ?? SEM_FONTE,
        valores,
      }),
      valoresDe,
      origemDe: ([campo = '', nutriente]) => ({ campo: campo === 'valores' && nutriente ? nutriente : campo }),
      conferir: ({ valores }) =>
        violacoesDosComponentes(
          NUTRIENTES.map((nutriente) => valores[nutriente]),
          componentes.map(({ tipo }) => tipo),
        ),
    };
  },
  inserir: inserirComposicao,
  atualizar: atualizarComposicao,
};

function chave({ codigo }: Valores): string | null {
  const lido = ComposicaoNova.shape.codigo.safeParse(codigo);
  return lido.success ? lido.data.toUpperCase() : null;
}

const valoresDe = (alimento: ComposicaoNova | ComposicaoAlimento): Valores => ({
  ...valoresDosCampos(CAMPOS, alimento),
  ...alimento.valores,
});
