import type { PessoaDaCozinha, Pin } from '@merenda/shared/contratos';
import { paraBusca } from '@merenda/shared/formatos';
import { TENTATIVAS_DO_PIN } from '@merenda/shared/regras';
import { and, asc, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { aparelhos, pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { hashDoToken } from '../../mecanismos/token.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { aindaConhecido } from '../tokens/aparelhos.js';

/** The name of a device in the list of PINs: it cannot be used to log in. */
export const NOME_DO_PIN = sql<string>`left(${aparelhos.hash}, 12)`;

/** Devices with a PIN that opens the kitchen: the fifth wrong attempt ends it before it is deleted. */
export const comPin = () =>
  and(isNotNull(aparelhos.pinHash), lt(aparelhos.pinErros, TENTATIVAS_DO_PIN), aindaConhecido());

/** The user's PINs, the newest first. */
export async function listarPins({ banco, usuario }: Contexto): Promise<Pin[]> {
  const linhas = await banco
    .select({ id: NOME_DO_PIN, aparelho: aparelhos.nome, desde: aparelhos.pinDesde })
    .from(aparelhos)
    .where(and(eq(aparelhos.usuarioId, usuario.id), comPin()))
    .orderBy(desc(aparelhos.pinDesde), aparelhos.hash);
  return linhas.flatMap(({ desde, ...resto }) => (desde ? [{ ...resto, desde: dataHoraBR(desde) }] : []));
}

/** Users with a PIN on the device with these tokens, by name; empty for an unknown device. */
export async function pessoasDoAparelho(banco: Banco, enviados: readonly string[]): Promise<PessoaDaCozinha[]> {
  const linhas = await banco
    .select({ id: usuarios.id, nome: pessoas.nome })
    .from(aparelhos)
    .innerJoin(usuarios, eq(usuarios.id, aparelhos.usuarioId))
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(and(inArray(aparelhos.hash, enviados.map(hashDoToken)), usuarios.ativo, comPin()))
    .orderBy(asc(usuarios.id));
  const curtos = linhas.map(({ nome }) => nomeESobrenome(nome));
  return linhas
    .map(({ id, nome }, i) => {
      const curto = curtos[i] ?? nome;
      // Two of the same short name are told apart by the whole one.
      return { id, nome: curtos.filter((outro) => outro === curto).length > 1 ? nome : curto };
    })
    .sort((a, b) => (paraBusca(a.nome) < paraBusca(b.nome) ? -1 : 1));
}

/** 'MARIA DA SILVA SANTOS' is 'MARIA SANTOS' to everybody who has the phone in hand. */
function nomeESobrenome(nome: string): string {
  const partes = nome.trim().split(/\s+/);
  return partes.length > 1 ? `${partes[0] ?? ''} ${partes.at(-1) ?? ''}` : nome;
}
