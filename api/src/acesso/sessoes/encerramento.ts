import { eq, ne } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { tokens } from '../../banco/esquema/acesso/acesso.js';
import { emTransacao } from '../../banco/transacao.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { encerrarAbertas } from '../tokens/sessoes.js';
import { NOME_DA_SESSAO } from './consultas.js';

/** Ends an open session of the user. 404 when the user has none with this name. */
export async function encerrarUma(contexto: Contexto, sessao: string): Promise<void> {
  const encerradas = await emTransacao(contexto, (tx) =>
    encerrarAbertas(tx, contexto.usuario.id, 'ENCERRADA', eq(NOME_DA_SESSAO, sessao)),
  );
  if (encerradas === 0) throw naoEncontrado('Esta sessão já terminou.');
}

/** Ends every open session of the user but the one that asks. */
export async function encerrarOutras(contexto: Contexto): Promise<void> {
  await emTransacao(contexto, (tx) =>
    encerrarAbertas(tx, contexto.usuario.id, 'ENCERRADA', ne(tokens.hash, contexto.sessao)),
  );
}
