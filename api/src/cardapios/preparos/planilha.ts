import { LIMITES, PreparoNovo, type UnidadeMedida } from '@merenda/shared/contratos';
import {
  completarCoccao,
  completarPesoBruto,
  O_QUE_E_INDICE_DE_COCCAO,
  O_QUE_SAO_PORCOES,
  SINONIMOS_DO_INGREDIENTE,
  violacoesDoPesoPronto,
  violacoesDosIngredientes,
} from '@merenda/shared/regras';
import { alimentos, preparos } from '../../banco/esquema/cardapios/cardapios.js';
import { numero, registro, texto, unidadeMedida } from '../../mecanismos/importacoes/campos.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarReceitas, type Receita } from './consultas.js';
import { atualizarPreparos, inserirPreparos } from './gravacao.js';

/** Preparations from a spreadsheet, one row for each ingredient. A row finds its preparation by name. */
export const PLANILHA_DE_PREPAROS: Definicao<PreparoNovo, Receita> = {
  permissao: 'PREPAROS',
  titulo: 'Preparos',
  travas: [alimentos, preparos],
  abrir: async (banco) => {
    const atuais = await listarReceitas(banco);
    const conhecidos = await banco
      .select({ id: alimentos.id, nome: alimentos.nome, unidadeMedida: alimentos.unidadeMedida })
      .from(alimentos)
      .orderBy(alimentos.nome);
    const unidades = new Map(conhecidos.map((alimento) => [alimento.id, alimento.unidadeMedida]));
    return {
      campos: [
        texto('nome', 'Nome', 'Arroz com cenoura', {
          sinonimos: ['Preparo', 'Preparação', 'Receita', 'Nome da preparação'],
          obrigatorio: true,
          explicacao:
            'Identifica o preparo. Repita o nome em cada ingrediente, ou deixe em branco a partir do segundo.',
        }),
        numero('porcoes', 'Porções', 0, '100', {
          sinonimos: ['Rendimento', 'Número de porções', 'Nº de porções'],
          obrigatorio: true,
          explicacao: O_QUE_SAO_PORCOES,
        }),
        registro(
          'alimento',
          'Ingrediente',
          'alimentos',
          conhecidos.map((um) => ({ valor: um.id, rotulo: um.nome })),
          'Arroz branco tipo 1',
          {
            sinonimos: SINONIMOS_DO_INGREDIENTE.alimento,
            obrigatorio: true,
            explicacao: 'Um ingrediente por linha. Escolha uma opção da lista; cadastre ou importe os alimentos antes.',
          },
        ),
        numero('quantidade', 'Quantidade', 0, '5000', {
          sinonimos: SINONIMOS_DO_INGREDIENTE.quantidade,
          obrigatorio: true,
          explicacao: 'Quantidade já limpa, para todas as porções. Use um número inteiro.',
        }),
        unidadeMedida('Grama', {
          sinonimos: SINONIMOS_DO_INGREDIENTE.unidadeMedida,
          explicacao: 'Unidade da quantidade: g, kg, ml, l ou un. Se ficar em branco, vale a unidade do alimento.',
        }),
        numero('pesoBruto', 'Peso bruto', 3, '5000', {
          sinonimos: SINONIMOS_DO_INGREDIENTE.pesoBruto,
          explicacao: 'Peso com que o alimento é comprado, antes de limpar e descascar, na mesma unidade.',
        }),
        numero('fatorCorrecao', 'Fator de correção', 3, '1,12', {
          sinonimos: SINONIMOS_DO_INGREDIENTE.fatorCorrecao,
          explicacao: 'Peso bruto ÷ quantidade. É calculado quando o peso bruto é informado.',
        }),
        texto('medidaCaseiraDoIngrediente', 'Medida caseira do ingrediente', '2 xícaras', {
          explicacao: 'Medida caseira da quantidade deste ingrediente.',
        }),
        texto('modoPreparo', 'Modo de preparo', 'Refogue o arroz e junte a água fervente.', {
          sinonimos: ['Preparo passo a passo', 'Modo de fazer'],
          obrigatorio: true,
          explicacao: `Até ${LIMITES.modoPreparo} letras.`,
        }),
        texto('medidaCaseira', 'Medida caseira da porção', '1 concha média', {
          sinonimos: ['Medida caseira'],
          explicacao: 'De uma porção.',
        }),
        numero('pesoPronto', 'Peso pronto (kg)', 3, '9,320', {
          sinonimos: ['Peso cozido', 'Peso pronto', 'Rendimento em kg'],
          explicacao: 'Peso da receita toda, depois de cozida. Com ele, o índice de cocção é calculado.',
        }),
        texto('utensilios', 'Utensílios', 'Panela de pressão'),
        numero('tempoPreparoMin', 'Tempo de preparo (min)', 0, '40', {
          sinonimos: ['Tempo de preparo', 'Tempo'],
          explicacao: 'Em minutos.',
        }),
        numero('indiceCoccao', 'Índice de cocção', 3, '2,5', {
          sinonimos: ['IC', 'Fator de cocção', 'FCy'],
          explicacao: O_QUE_E_INDICE_DE_COCCAO,
        }),
      ],
      partes: {
        rotulo: 'Ingrediente',
        campos: ['alimento', 'quantidade', 'unidadeMedida', 'pesoBruto', 'fatorCorrecao', 'medidaCaseiraDoIngrediente'],
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
        lista === 'ingredientes' && campo !== undefined
          ? { campo: campo === 'medidaCaseira' ? 'medidaCaseiraDoIngrediente' : campo, parte: Number(posicao) }
          : { campo: campoDe(lista) },
      conferir: ({ ingredientes, pesoPronto }) => [
        ...violacoesDosIngredientes(ingredientes, unidades),
        ...violacoesDoPesoPronto(ingredientes, pesoPronto || null),
      ],
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
  ...coccaoDe(preparo),
});

/** Cooked weight and index, of which each gives the other. */
function coccaoDe({ ingredientes, pesoPronto, indiceCoccao }: PreparoNovo | Receita): Valores {
  const completa = completarCoccao(ingredientes, {
    pesoPronto: pesoPronto || null,
    indiceCoccao: indiceCoccao || null,
  });
  return {
    pesoPronto: completa.pesoPronto?.toNumber() ?? null,
    indiceCoccao: completa.indiceCoccao?.toNumber() ?? null,
  };
}

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
      medidaCaseiraDoIngrediente: ingrediente.medidaCaseira || null,
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
  // A file that gives another index means it: the stored weight would decide over it.
  const outroIndice = antes && valores.pesoPronto === antes.pesoPronto && valores.indiceCoccao !== antes.indiceCoccao;
  return {
    ...valores,
    ...(outroIndice && { pesoPronto: null }),
    ingredientes: partes.map(({ alimento, unidadeMedida, medidaCaseiraDoIngrediente, ...ingrediente }) => ({
      ...ingrediente,
      medidaCaseira: medidaCaseiraDoIngrediente,
      ...(alimento !== undefined && { alimento: { id: alimento } }),
      unidadeMedida: unidadeMedida ?? (typeof alimento === 'number' ? unidades.get(alimento) : undefined),
      substitutos: antes?.ingredientes.find((guardado) => guardado.alimento.id === alimento)?.substitutos,
    })),
  };
}
