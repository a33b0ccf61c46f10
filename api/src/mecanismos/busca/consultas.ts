import { TIPOS_DE_ACHADO, type Achado, type TipoDeAchado } from '@merenda/shared/contratos';
import { comparavel } from '@merenda/shared/formatos';
import { and, or, sql, type SQL } from 'drizzle-orm';
import { comeca, comecaPalavra, tem, temParecida, temTrocada, textoBuscado, toleraErros } from '../../banco/busca.js';
import type { Contexto, UsuarioAutenticado } from '../../banco/contexto.js';
import type { Transacao } from '../../banco/transacao.js';
import type { Buscaveis, Buscavel } from './buscavel.js';
import { lerTermo, type Termo } from './termo.js';

/** Records of each kind. */
const POR_TIPO = 5;
/** Drops fuzzy matches whose score is this far below the best one. */
const DISTANCIA_DO_MELHOR = 0.2;
/** A word of one or two letters is the beginning of a word; a longer one, and each number, may be any part of it. */
const COMECO = /^[a-z]{1,2}$/;

/** A kind of records with its name. */
type Tipo = readonly [TipoDeAchado, Buscavel];

interface Lido {
  tipo: TipoDeAchado;
  id: number;
  titulo: string;
  detalhe: string[];
  parametros: Record<string, string>;
  semelhanca: number;
}

/**
 * The records that the user may see and that have every word of the term, or the beginning of a number or code, at most
 * five of each kind. When there is none, those with almost the same words, if the database has pg_trgm.
 */
export async function buscar(buscaveis: Buscaveis, { banco, usuario }: Contexto, termo: string): Promise<Achado[]> {
  const procurado = lerTermo(termo);
  const seus = TIPOS_DE_ACHADO.map((tipo): Tipo => [tipo, buscaveis[tipo]]).filter(([, { tela }]) =>
    usuario.permissoes.includes(tela.permissao),
  );
  const comoAchado = ({ tipo, id, titulo, detalhe, parametros }: Lido): Achado => ({
    tipo,
    id,
    ...buscaveis[tipo].ler(titulo, detalhe),
    endereco: `${buscaveis[tipo].tela.caminho}?${String(new URLSearchParams(parametros))}`,
  });
  const iguais = await ler(banco, seus, (um) => comTodasAsPalavras(um, procurado), usuario);
  if (iguais.length > 0 || !procurado.palavras.some(comparavel)) return iguais.map(comoAchado);
  return banco.transaction(async (tx) => {
    if (!(await toleraErros(tx))) return [];
    const parecidos = await ler(tx, seus, (um) => comPalavrasParecidas(um, procurado), usuario);
    const melhor = Math.max(...parecidos.map(({ semelhanca }) => semelhanca));
    return parecidos
      .filter(({ semelhanca }) => semelhanca >= melhor - DISTANCIA_DO_MELHOR)
      .map((lido) => ({ ...comoAchado(lido), parecido: true }));
  });
}

/** The condition of the search in one kind; undefined when no record of it can match the typed text. */
type Procura = { onde: SQL; semelhanca: SQL } | undefined;

async function ler(
  leitor: Pick<Transacao, 'execute'>,
  tipos: readonly Tipo[],
  procurar: (um: Buscavel) => Procura,
  usuario: UsuarioAutenticado,
): Promise<Lido[]> {
  const partes = tipos.flatMap(([tipo, um], posicao) => {
    const procura = procurar(um);
    if (!procura) return [];
    return sql`(select ${posicao}::int as posicao, ${tipo}::text as tipo, ${um.id} as id, ${um.titulo} as titulo, (${um.detalhe})::text[] as detalhe,
        ${um.parametros} as parametros, (${procura.semelhanca})::real as semelhanca
      from ${um.de} where ${and(procura.onde, um.escopo?.(usuario))}
      order by semelhanca desc, titulo, id limit ${POR_TIPO})`;
  });
  if (partes.length === 0) return [];
  const { rows } = await leitor.execute<{ [Nome in keyof Lido]: Lido[Nome] }>(
    sql`select * from (${sql.join(partes, sql` union all `)}) achados order by posicao, semelhanca desc, titulo, id`,
  );
  return rows;
}

/** The whole term at the beginning of the text comes first, then at the beginning of a word, then anywhere. */
function comTodasAsPalavras({ texto, codigo, comeco }: Buscavel, termo: Termo): Procura {
  const codificado = codigo?.(termo);
  if (!texto) {
    const inicio = comeco?.(termo);
    return (
      codificado && { onde: codificado, semelhanca: inicio ? sql`case when ${inicio} then 1 else 0.8 end` : sql`1` }
    );
  }
  const buscado = textoBuscado(texto.tabela, texto.apelido);
  const palavras = termo.palavras.map((palavra) => contemPalavra(buscado, palavra));
  const onde = or(codificado, and(...palavras));
  if (!onde) return undefined;
  const semelhanca = sql`case when ${or(codificado, comeca(buscado, termo.texto))} then 1 when ${comecaPalavra(buscado, termo.texto)} then 0.9 else 0.8 end`;
  return { onde, semelhanca };
}

/** Each word of four letters or more is almost a word of the text; the shorter ones are in it. */
function comPalavrasParecidas({ texto }: Buscavel, { palavras, texto: termo }: Termo): Procura {
  if (!texto) return undefined;
  const buscado = textoBuscado(texto.tabela, texto.apelido);
  const onde = and(
    ...palavras.map((palavra) =>
      comparavel(palavra) ? temParecida(buscado, palavra) : contemPalavra(buscado, palavra),
    ),
  );
  // Two swapped letters change most of the trigrams of a short word.
  const trocadas = and(
    ...palavras.map((palavra) =>
      comparavel(palavra) ? or(tem(buscado, palavra), temTrocada(buscado, palavra)) : contemPalavra(buscado, palavra),
    ),
  );
  return onde && { onde, semelhanca: sql`case when ${trocadas} then 1 else word_similarity(${termo}, ${buscado}) end` };
}

const contemPalavra = (buscado: SQL, palavra: string): SQL =>
  COMECO.test(palavra) ? comecaPalavra(buscado, palavra) : tem(buscado, palavra);
