import { ComposicaoNova, NUTRIENTES, type ComposicaoAlimento } from '@merenda/shared/contratos';
import { violacoesDosComponentes } from '@merenda/shared/regras';
import { composicaoAlimentos } from '../../banco/esquema/cardapios/cardapios.js';
import { camposDosComponentes, listarComponentes } from '../../cadastros/index.js';
import { opcoesDaConvencao } from '../../mecanismos/convencoes.js';
import { opcao, texto } from '../../mecanismos/importacoes/campos.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { amostraDaComposicao } from './amostra.js';
import { listarComposicao } from './consultas.js';
import { atualizarComposicao, inserirComposicao } from './gravacao.js';

/** The text for a row whose table has no name. */
const SEM_FONTE = 'Planilha importada';

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
        {
          campo: 'codigo',
          titulo: 'Código',
          sinonimos: ['Número do alimento', 'Número', 'Código do alimento', 'Cód.'],
          leitura: { tipo: 'codigo' },
          obrigatorio: true,
          explicacao: 'O número do alimento na tabela. Identifica o alimento.',
          exemplo: '4',
        },
        texto('descricao', 'Descrição', 'Arroz, tipo 1, cru', {
          sinonimos: ['Descrição dos alimentos', 'Descrição do alimento', 'Alimento'],
          obrigatorio: true,
          explicacao: 'Como está na tabela.',
        }),
        texto('nome', 'Nome', 'Arroz branco tipo 1', {
          explicacao:
            'Nome com que a busca mostra o alimento. Se ficar em branco, um alimento novo recebe a descrição como nome.',
        }),
        opcao('categoria', 'Categoria', await opcoesDaConvencao(banco, 'categorias-alimento'), 'Cereais e derivados', {
          sinonimos: ['Categoria do alimento', 'Grupo', 'Grupo alimentar'],
        }),
        opcao('forma', 'Forma', await opcoesDaConvencao(banco, 'formas-alimento'), 'Cru', {
          explicacao: 'Escolha uma opção da lista. Se ficar em branco, a forma é escolhida no cadastro do alimento.',
        }),
        texto('fonte', 'Fonte', 'TACO 4ª ed. (NEPA/UNICAMP, 2011)', {
          sinonimos: ['Tabela', 'Referência'],
          explicacao: `A tabela de onde vêm os valores. Se ficar em branco, um alimento novo recebe "${SEM_FONTE}".`,
        }),
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

function valoresDe({
  codigo,
  descricao,
  nome,
  categoria,
  forma,
  fonte,
  valores,
}: ComposicaoNova | ComposicaoAlimento): Valores {
  return { codigo, descricao, nome, categoria: categoria ?? null, forma: forma ?? null, fonte, ...valores };
}
