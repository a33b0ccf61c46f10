import { ROTULOS_SITUACAO_USUARIO, type BuscaUsuarios, type OrdemUsuario } from '@merenda/shared/contratos';
import type { Pagina, Usuario } from '@merenda/shared/contratos';
import { palavrasDaBusca, paraBusca } from '@merenda/shared/formatos';
import { and, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import { relevanciaDe, textoBuscado, type tem } from '../../banco/busca.js';
import { chaveDoNome } from '../../banco/chave-do-nome.js';
import { chavesDe, contem, porRotulo } from '../../banco/chaves-de-ordem.js';
import type { Contexto } from '../../banco/contexto.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { comLinhas, idsDasPaginas, paginarBusca, type Lista } from '../../banco/paginas.js';
import { buscarUsuarios, SITUACAO } from './consultas.js';

/** By the name of the person. */
const LISTA: Lista<OrdemUsuario> = {
  de: sql`usuarios join pessoas on pessoas.id = usuarios.pessoa_id
    left join ${chavesDe(sql`convencoes c where c.lista = 'tipos-pessoa'`, sql`c.nome`, sql`c.descricao`)} tipo on tipo.id = pessoas.pessoa_tipo`,
  chaves: [
    { coluna: chaveDoNome(pessoas.nome), tipo: 'texto', cara: true },
    { coluna: usuarios.id, tipo: 'inteiro' },
  ],
  ordens: {
    nome: [{ coluna: chaveDoNome(pessoas.nome), tipo: 'texto' }],
    usuario: [{ coluna: chaveDoNome(usuarios.usuario), tipo: 'texto' }],
    'e-mail': [{ coluna: chaveDoNome(usuarios.email), tipo: 'texto' }],
    tipo: [{ coluna: sql`coalesce(tipo.chave, '')`, tipo: 'texto' }],
    situacao: [porRotulo(SITUACAO, ROTULOS_SITUACAO_USUARIO)],
  },
};

/** One page of the users. */
export async function paginaDeUsuarios(
  contexto: Pick<Contexto, 'banco'>,
  busca: BuscaUsuarios,
): Promise<Pagina<Usuario>> {
  return comLinhas(await paginaDeIds(contexto, busca), (ids) => buscarUsuarios(contexto.banco, ids));
}

/** The ids of all users that a search of the list selects, in its order. */
export const idsDosUsuarios = (contexto: Pick<Contexto, 'banco'>, busca: BuscaUsuarios): Promise<number[]> =>
  idsDasPaginas((pedida) => paginaDeIds(contexto, { ...busca, ...pedida }));

function paginaDeIds(
  { banco }: Pick<Contexto, 'banco'>,
  { nome, busca, situacao = 'TODOS', texto, ids, ...pagina }: BuscaUsuarios,
): Promise<Pagina<number>> {
  const palavras = [...palavrasDaBusca(nome ?? ''), ...palavrasDaBusca(texto ?? '')];
  const recorte = (temPalavra: typeof tem) => ({
    linha: sql`${usuarios.id}`,
    escopo: undefined,
    filtros: [
      and(...palavras.map((palavra) => temPalavra(NOME, palavra))),
      busca ? or(contem(usuarios.usuario, busca), contem(usuarios.email, busca), comCpf(busca)) : undefined,
      SITUACOES[situacao],
      ids && inArray(usuarios.id, ids),
    ],
    ...(palavras.length > 0 && { relevancia: relevanciaDe(NOME, palavras) }),
  });
  return paginarBusca<number, OrdemUsuario>(banco, LISTA, { palavras, recorte }, pagina);
}

const SITUACOES = {
  ATIVOS: sql`${usuarios.ativo}`,
  INATIVOS: not(usuarios.ativo),
  TODOS: undefined,
} satisfies Record<NonNullable<BuscaUsuarios['situacao']>, SQL | undefined>;

const NOME = textoBuscado('pessoas', 'pessoas');

/** The CPF as it is written, or its digits alone. An anonymised person has none. */
const comCpf = (trecho: string): SQL =>
  sql`(${usuarios.anonimizacao} is null and (
    position(${paraBusca(trecho)} in ${pessoas.cpf}) > 0 or position(${paraBusca(trecho)} in ${CPF_ESCRITO}) > 0))`;

const CPF_ESCRITO = sql`regexp_replace(${pessoas.cpf}, '^(...)(...)(...)(..)$', '\\1.\\2.\\3-\\4')`;
