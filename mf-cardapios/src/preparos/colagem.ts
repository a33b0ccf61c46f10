import {
  CAMPOS_DO_INGREDIENTE,
  ROTULOS_UNIDADE_MEDIDA,
  UNIDADES_MEDIDA,
  type Alimento,
} from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import {
  SINONIMOS_DA_UNIDADE_MEDIDA,
  SINONIMOS_DO_INGREDIENTE,
  violacoesDosIngredientes,
  violacoesDosLimites,
  type CampoDaGrade,
  type IngredienteDaReceita,
  type ValoresColados,
  type ValorLido,
} from '@merenda/shared/regras';
import { opcoesDe } from '@merenda/shared/ui';
import { LIMITES_DO_INGREDIENTE, limitesDoPesoBruto, type IngredienteNoFormulario } from './formulario.js';

/** A row of the form while it is filled in; a new one may be undefined. */
export type LinhaDoPreparo = Partial<IngredienteNoFormulario> | undefined;

const NUMEROS = ['quantidade', 'pesoBruto', 'fatorCorrecao'] as const;

const numero = (campo: (typeof NUMEROS)[number]): CampoDaGrade => ({
  campo,
  titulo: CAMPOS_DO_INGREDIENTE[campo].titulo,
  sinonimos: SINONIMOS_DO_INGREDIENTE[campo],
  leitura: CAMPOS_DO_INGREDIENTE[campo].importacao.leitura,
});

/** The columns of an ingredient, as it is copied from a spreadsheet. */
export const camposDoIngrediente = (alimentos: Iterable<Alimento>): CampoDaGrade[] => [
  {
    campo: 'alimento',
    titulo: CAMPOS_DO_INGREDIENTE.alimento.titulo,
    sinonimos: SINONIMOS_DO_INGREDIENTE.alimento,
    leitura: {
      tipo: 'opcao',
      opcoes: Array.from(alimentos, ({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) })),
    },
    obrigatorio: true,
  },
  { ...numero('quantidade'), obrigatorio: true },
  {
    campo: 'unidadeMedida',
    titulo: CAMPOS_DO_INGREDIENTE.unidadeMedida.titulo,
    sinonimos: [...SINONIMOS_DA_UNIDADE_MEDIDA, ...SINONIMOS_DO_INGREDIENTE.unidadeMedida],
    leitura: { tipo: 'opcao', opcoes: opcoesDe(ROTULOS_UNIDADE_MEDIDA) },
  },
  numero('pesoBruto'),
  numero('fatorCorrecao'),
];

/** The foods of the form's list, by id. */
export type Acervo = ReadonlyMap<number, Alimento>;

const numeroOuNada = (valor: ValorLido | undefined): number | null => (typeof valor === 'number' ? valor : null);

/** The pasted rows as rows of the form. Without a unit they are in the food's; a gross weight determines the factor. */
export const ingredientesColados = (linhas: readonly ValoresColados[], acervo: Acervo): IngredienteNoFormulario[] =>
  linhas.flatMap((valores) => {
    const alimento = acervo.get(Number(valores.alimento));
    if (!alimento) return [];
    const pesoBruto = numeroOuNada(valores.pesoBruto);
    return {
      alimento: alimento.id,
      quantidade: Number(valores.quantidade),
      unidadeMedida: UNIDADES_MEDIDA.find((unidade) => unidade === valores.unidadeMedida) ?? alimento.unidadeMedida,
      pesoBruto,
      fatorCorrecao: pesoBruto === null ? numeroOuNada(valores.fatorCorrecao) : null,
    };
  });

/**
 * Why a row that can be read is no ingredient: what the form refuses in its numbers, and what the server refuses in the
 * recipe with this row below `linhas`.
 */
export function recusasDoIngrediente(
  valores: ValoresColados,
  linhas: readonly LinhaDoPreparo[],
  acervo: Acervo,
): string[] {
  const quantidade = numeroOuNada(valores.quantidade);
  const limites = { ...LIMITES_DO_INGREDIENTE, pesoBruto: limitesDoPesoBruto(quantidade) };
  const receita = [...linhas, ...ingredientesColados([valores], acervo)].flatMap(paraRegra);
  const unidades = new Map(Array.from(acervo.values(), ({ id, unidadeMedida }) => [id, unidadeMedida]));
  const naReceita = violacoesDosIngredientes(receita, unidades).flatMap(({ campo, mensagem }) => {
    const [, posicao, nome] = campo.split('.');
    if (Number(posicao) !== receita.length - 1) return [];
    return `${CAMPOS_DO_INGREDIENTE[nome === 'alimento' ? nome : 'unidadeMedida'].titulo}: ${mensagem}`;
  });
  const nosNumeros = NUMEROS.flatMap((campo) =>
    violacoesDosLimites(limites[campo], numeroOuNada(valores[campo]), (limite) =>
      formatarQuantidade(limite, CAMPOS_DO_INGREDIENTE[campo].importacao.leitura.casas),
    ).map(({ mensagem }) => `${CAMPOS_DO_INGREDIENTE[campo].titulo}: ${mensagem}`),
  );
  return [...naReceita, ...nosNumeros];
}

/** Only the food and the unit of a row count for the others: its weights are checked by themselves. */
function paraRegra(linha: LinhaDoPreparo): IngredienteDaReceita[] {
  if (linha?.alimento === undefined || linha.unidadeMedida === undefined) return [];
  return [{ alimento: { id: linha.alimento }, unidadeMedida: linha.unidadeMedida, quantidade: 0, substitutos: [] }];
}

/** Whether nothing was typed in a row. */
export const emBranco = (linha: LinhaDoPreparo): boolean =>
  Object.values(linha ?? {}).every((valor) => valor === null || valor === undefined);

/** The positions of the pasted foods that are still in the list. */
export const posicoesDosColados = (
  linhas: readonly LinhaDoPreparo[],
  colados: readonly IngredienteNoFormulario[],
): number[] => {
  const ids = new Set(colados.map(({ alimento }) => alimento));
  return linhas.flatMap((linha, i) => (linha?.alimento !== undefined && ids.has(linha.alimento) ? i : []));
};
