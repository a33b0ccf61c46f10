import { LIMITES, PreparoNovo, ROTULOS_UNIDADE_MEDIDA, type UnidadeMedida } from '@merenda/shared/contratos';
import { completarPesoBruto, O_QUE_E_INDICE_DE_COCCAO, O_QUE_SAO_PORCOES } from '@merenda/shared/regras';
import { alimentos, preparos } from '../../banco/esquema/cardapios.js';
import type { Definicao, Valores } from '../importacoes/importavel.js';
import { texto } from '../importacoes/campos.js';
import { opcoesDosRotulos } from '../importacoes/opcoes.js';
import { listarReceitas, type Receita } from './consultas.js';
import { atualizarPreparos, inserirPreparos } from './gravacao.js';
import { violacoesDosIngredientes } from './ingredientes.js';

/** Preparations from a spreadsheet, one row for each ingredient. A row finds its preparation by name. */
export const PLANILHA_DE_PREPAROS: Definicao<PreparoNovo, Receita> = {
  permissao: 'PREPAROS',
  titulo: 'Preparos',
  travas: [alimentos, preparos],
  abrir: async (banco) => {
    const atuais = await listarReceitas(banco);
    const { id, nome, unidadeMedida } = alimentos;
    const conhecidos = await banco.select({ id, nome, unidadeMedida }).from(alimentos).orderBy(nome);
    const unidades = new Map(conhecidos.map((alimento) => [alimento.id, alimento.unidadeMedida]));
    return {
      campos: [
        texto('nome', 'Nome', 'Arroz com cenoura', {
          sinonimos: ['Preparo', 'Preparação', 'Receita', 'Nome da preparação'],
          obrigatorio: true,
          explicacao: 'Identifica o preparo. Repita em cada ingrediente, ou deixe em branco abaixo da primeira linha.',
        }),
        {
          campo: 'porcoes',
          titulo: 'Porções',
          sinonimos: ['Rendimento', 'Número de porções', 'Nº de porções'],
          leitura: { tipo: 'numero', casas: 0 },
          obrigatorio: true,
          explicacao: O_QUE_SAO_PORCOES,
          exemplo: '100',
        },
        {
          campo: 'alimento',
          titulo: 'Ingrediente',
          sinonimos: ['Alimento', 'Ingredientes'],
          leitura: { tipo: 'opcao', opcoes: conhecidos.map((um) => ({ valor: um.id, rotulo: um.nome })) },
          obrigatorio: true,
          explicacao: 'Um por linha. Escolha da lista; cadastre ou importe os alimentos antes.',
          exemplo: 'Arroz branco tipo 1',
        },
        {
          campo: 'quantidade',
          titulo: 'Quantidade',
          sinonimos: ['Peso líquido', 'PL', 'Quantidade líquida', 'Per capita líquido'],
          leitura: { tipo: 'numero', casas: 0 },
          obrigatorio: true,
          explicacao: 'Limpa, para todas as porções. Um número inteiro.',
          exemplo: '5000',
        },
        {
          campo: 'unidadeMedida',
          titulo: 'Unidade de medida',
          sinonimos: ['UM', 'Medida em', 'Unidade'],
          leitura: { tipo: 'opcao', opcoes: opcoesDosRotulos(ROTULOS_UNIDADE_MEDIDA) },
          explicacao: 'Da quantidade: g, kg, ml, l ou un. Em branco, é a do alimento.',
          exemplo: 'Grama',
        },
        {
          campo: 'pesoBruto',
          titulo: 'Peso bruto',
          sinonimos: ['PB', 'Quantidade bruta'],
          leitura: { tipo: 'numero', casas: 3 },
          explicacao: 'Como se compra, antes de limpar e descascar, na mesma unidade.',
          exemplo: '5000',
        },
        {
          campo: 'fatorCorrecao',
          titulo: 'Fator de correção',
          sinonimos: ['FC', 'Fator'],
          leitura: { tipo: 'numero', casas: 3 },
          explicacao: 'Peso bruto ÷ quantidade. Calculado quando há peso bruto.',
          exemplo: '1,12',
        },
        texto('modoPreparo', 'Modo de preparo', 'Refogue o arroz e junte a água fervente.', {
          sinonimos: ['Preparo passo a passo', 'Modo de fazer'],
          obrigatorio: true,
          explicacao: `Até ${LIMITES.modoPreparo} letras.`,
        }),
        texto('medidaCaseira', 'Medida caseira da porção', '1 concha média', {
          sinonimos: ['Medida caseira'],
          explicacao: 'De uma porção.',
        }),
        texto('utensilios', 'Utensílios', 'Panela de pressão'),
        {
          campo: 'tempoPreparoMin',
          titulo: 'Tempo de preparo (min)',
          sinonimos: ['Tempo de preparo', 'Tempo'],
          leitura: { tipo: 'numero', casas: 0 },
          explicacao: 'Em minutos.',
          exemplo: '40',
        },
        {
          campo: 'indiceCoccao',
          titulo: 'Índice de cocção',
          sinonimos: ['IC', 'Fator de cocção', 'FCy'],
          leitura: { tipo: 'numero', casas: 3 },
          explicacao: O_QUE_E_INDICE_DE_COCCAO,
          exemplo: '2,5',
        },
      ],
      partes: {
        rotulo: 'Ingrediente',
        campos: ['alimento', 'quantidade', 'unidadeMedida', 'pesoBruto', 'fatorCorrecao'],
        identidade: ['alimento'],
        de: ingredientesDe,
        juntar,
      },
      chave,
      atuais: new Map(atuais.map((receita) => [receita.nome, receita])),
      esquema: PreparoNovo,
      paraCorpo: (valores, partes, antes) => paraCorpo(valores, partes, antes, unidades),
      valoresDe,
      origemDe: ([lista = '', posicao, campo]) =>
        lista === 'ingredientes' && campo !== undefined ? { campo, parte: Number(posicao) } : { campo: campoDe(lista) },
      conferir: ({ ingredientes }) => violacoesDosIngredientes(ingredientes, unidades),
    };
  },
  inserir: inserirPreparos,
  atualizar: atualizarPreparos,
};

/** A recipe without ingredients is refused at their column. */
const campoDe = (campo: string): string => (campo === 'ingredientes' ? 'alimento' : campo);

function chave({ nome }: Valores): string | null {
  const lido = PreparoNovo.shape.nome.safeParse(nome);
  return lido.success ? lido.data : null;
}

const valoresDe = (preparo: PreparoNovo | Receita): Valores => ({
  nome: preparo.nome,
  porcoes: preparo.porcoes,
  modoPreparo: preparo.modoPreparo,
  medidaCaseira: preparo.medidaCaseira || null,
  utensilios: preparo.utensilios || null,
  tempoPreparoMin: preparo.tempoPreparoMin || null,
  indiceCoccao: preparo.indiceCoccao || null,
});

/** The ingredients with both gross weight and factor, of which each gives the other. */
const ingredientesDe = ({ ingredientes }: PreparoNovo | Receita): Valores[] =>
  ingredientes.map(({ alimento, quantidade, unidadeMedida, ...ingrediente }) => {
    const { pesoBruto, fatorCorrecao } = completarPesoBruto(
      quantidade,
      ingrediente.pesoBruto || null,
      ingrediente.fatorCorrecao || null,
    );
    return {
      alimento: alimento.id,
      quantidade,
      unidadeMedida,
      pesoBruto: pesoBruto?.toNumber() ?? null,
      fatorCorrecao: fatorCorrecao?.toNumber() ?? null,
    };
  });

/** Of gross weight and factor a row that gives one replaces both. */
function juntar({ pesoBruto, fatorCorrecao, ...guardada }: Valores, lida: Valores): Valores {
  const dado = lida.pesoBruto !== undefined || lida.fatorCorrecao !== undefined;
  return { ...guardada, ...(!dado && { pesoBruto, fatorCorrecao }), ...lida };
}

/** Substitutes have no columns: an ingredient that stays keeps its own. */
function paraCorpo(
  valores: Valores,
  partes: readonly Valores[],
  antes: Receita | undefined,
  unidades: ReadonlyMap<number, UnidadeMedida>,
): unknown {
  return {
    ...valores,
    ingredientes: partes.map(({ alimento, unidadeMedida, ...ingrediente }) => ({
      ...ingrediente,
      ...(alimento !== undefined && { alimento: { id: alimento } }),
      unidadeMedida: unidadeMedida ?? (typeof alimento === 'number' ? unidades.get(alimento) : undefined),
      substitutos: antes?.ingredientes.find((guardado) => guardado.alimento.id === alimento)?.substitutos,
    })),
  };
}
