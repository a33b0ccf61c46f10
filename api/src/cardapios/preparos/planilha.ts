import { CAMPOS_DA_RECEITA, CAMPOS_DO_INGREDIENTE, PreparoNovo, type UnidadeMedida } from '@merenda/shared/contratos';
import {
  completarCoccao,
  completarPesoBruto,
  SINONIMOS_DA_UNIDADE_MEDIDA,
  SINONIMOS_DO_INGREDIENTE,
  violacoesDoPesoPronto,
  violacoesDosIngredientes,
} from '@merenda/shared/regras';
import { alimentos, preparos } from '../../banco/esquema/cardapios/cardapios.js';
import { camposDaPlanilha, valoresDosCampos } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { listarReceitas, type Receita } from './consultas.js';
import { atualizarPreparos, inserirPreparos } from './gravacao.js';

/** The columns of the ingredients are between those that identify the recipe and its others. */
const { nome, porcoes, ...outros } = CAMPOS_DA_RECEITA;
const CAMPOS = { nome, porcoes, ...CAMPOS_DO_INGREDIENTE, ...outros };

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
      campos: await camposDaPlanilha(banco, CAMPOS, {
        nome: { sinonimos: ['Preparo', 'Preparação', 'Receita', 'Nome da preparação'] },
        porcoes: { sinonimos: ['Rendimento', 'Número de porções', 'Nº de porções'] },
        alimento: {
          titulo: 'Ingrediente',
          sinonimos: SINONIMOS_DO_INGREDIENTE.alimento,
          leitura: {
            tipo: 'opcao',
            opcoes: conhecidos.map(({ id, nome }) => ({ valor: id, rotulo: nome })),
            citado: 'alimentos',
          },
        },
        quantidade: { sinonimos: SINONIMOS_DO_INGREDIENTE.quantidade },
        unidadeMedida: { sinonimos: [...SINONIMOS_DA_UNIDADE_MEDIDA, ...SINONIMOS_DO_INGREDIENTE.unidadeMedida] },
        pesoBruto: { sinonimos: SINONIMOS_DO_INGREDIENTE.pesoBruto },
        fatorCorrecao: { sinonimos: SINONIMOS_DO_INGREDIENTE.fatorCorrecao },
        modoPreparo: { sinonimos: ['Preparo passo a passo', 'Modo de fazer'] },
        medidaCaseira: { sinonimos: ['Medida caseira'] },
        pesoPronto: { sinonimos: ['Peso cozido', 'Peso pronto', 'Rendimento em kg'] },
        tempoPreparoMin: { sinonimos: ['Tempo de preparo', 'Tempo'] },
        indiceCoccao: { sinonimos: ['IC', 'Fator de cocção', 'FCy'] },
      }),
      partes: {
        rotulo: 'Ingrediente',
        campos: Object.keys(CAMPOS_DO_INGREDIENTE),
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
  ...valoresDosCampos(CAMPOS_DA_RECEITA, preparo),
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
  ingredientes.map((ingrediente) => {
    const { pesoBruto, fatorCorrecao } = completarPesoBruto(
      ingrediente.quantidade,
      ingrediente.pesoBruto || null,
      ingrediente.fatorCorrecao || null,
    );
    return {
      ...valoresDosCampos(CAMPOS_DO_INGREDIENTE, ingrediente),
      alimento: ingrediente.alimento.id,
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
