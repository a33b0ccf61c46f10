import {
  NOMES_DOS_IMPORTAVEIS,
  type ArquivoEmBase64,
  type ArquivoReconhecido,
  type EntidadeImportavel,
  type PlanilhaLida,
} from '@merenda/shared/contratos';
import { temPermissao } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { lerCadeia } from './cadeia.js';
import type { Importaveis } from './entidades.js';
import { conhecimentoDe, interpretar, lerBruta } from './leitura.js';

/** Kinds that are answered. */
const MAXIMO = 3;

/** Fields in a sentence. */
const CAMPOS_NA_FRASE = 4;

/**
 * What a file may be: the kinds that the user may import, the best first. The file is read once, and its columns are
 * guessed as the import of each kind guesses them. A kind is named when the file has at least two of its columns.
 * What the best kind would create besides is named too. Nothing is written. 422 with a sentence for a file that cannot be read.
 */
export async function reconhecerArquivo(
  contexto: Contexto,
  importaveis: Importaveis,
  { conteudo }: ArquivoEmBase64,
): Promise<ArquivoReconhecido> {
  const { banco, usuario } = contexto;
  const suas = Object.values(importaveis).filter(({ permissao }) => temPermissao(usuario.permissoes, permissao));
  const conhecidas = [];
  for (const importavel of suas)
    conhecidas.push({
      entidade: importavel.entidade,
      conhecimento: await conhecimentoDe(banco, usuario, importavel),
    });
  const bruta = await lerBruta(
    conteudo,
    conhecidas.map(({ conhecimento }) => conhecimento),
  );
  const achadas = conhecidas
    .flatMap(({ entidade, conhecimento }) => {
      const lida = interpretar(bruta, conhecimento);
      return lida ? [julgar(entidade, lida)] : [];
    })
    .filter(({ achada }) => achada.reconhecidas >= 2)
    .toSorted((uma, outra) => outra.nota - uma.nota);
  const [melhor] = achadas;
  return {
    achadas: achadas.slice(0, MAXIMO).map(({ achada }) => achada),
    cadeia: melhor
      ? await lerCadeia(contexto, importaveis, melhor.achada.entidade, { ...melhor, frase: melhor.achada.frase })
      : null,
  };
}

type Achada = ArquivoReconhecido['achadas'][number];

/** What a file would be as one kind. A certain column counts twice a probable one, which a missing required one takes back. */
function julgar(
  entidade: EntidadeImportavel,
  lida: PlanilhaLida,
): { nota: number; achada: Achada; lida: PlanilhaLida } {
  const { campos, colunas, palpites, linhas } = lida;
  const preenchidos = new Map(
    colunas.flatMap(({ campo }, i) => (campo === null ? [] : [[campo, palpites[i]?.confianca === 'CERTO'] as const])),
  );
  const pontos = [...preenchidos.values()].reduce((soma, certo) => soma + (certo ? 2 : 1), 0);
  const faltam = campos.filter(({ campo, obrigatorio }) => obrigatorio && !preenchidos.has(campo)).length;
  const dados = linhas.filter(({ ignorada }) => ignorada === undefined).length;
  const titulos = campos.flatMap(({ campo, titulo }) => (preenchidos.has(campo) ? [minusculaInicial(titulo)] : []));
  return {
    lida,
    nota: pontos - faltam,
    achada: { entidade, reconhecidas: preenchidos.size, linhas: dados, frase: dizer(entidade, dados, titulos) },
  };
}

/** 'Parece uma lista de produtos: 11 linhas com nome, item, medida e unidade de medida.' */
function dizer(entidade: EntidadeImportavel, linhas: number, titulos: readonly string[]): string {
  const quantas = linhas === 1 ? '1 linha' : `${linhas.toLocaleString('pt-BR')} linhas`;
  const ditos =
    titulos.length > CAMPOS_NA_FRASE
      ? [...titulos.slice(0, CAMPOS_NA_FRASE - 1), `mais ${titulos.length - CAMPOS_NA_FRASE + 1} campos`]
      : titulos;
  return `Parece ${NOMES_DOS_IMPORTAVEIS[entidade]}: ${quantas} com ${LISTA.format(ditos)}.`;
}

/** A title inside a sentence; 'CPF' stays as it is. */
const minusculaInicial = (titulo: string): string =>
  /^\p{Lu}{2}/u.test(titulo) ? titulo : titulo.charAt(0).toLowerCase() + titulo.slice(1);

const LISTA = new Intl.ListFormat('pt-BR');
