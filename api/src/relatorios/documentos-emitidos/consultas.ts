import type { DocumentoEmitido } from '@merenda/shared/contratos';
import { DOCUMENTO_NAO_CONFIRMADO, lerEnderecoDoRelatorio } from '@merenda/shared/regras';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Contexto } from '../../banco/contexto.js';
import { documentosEmitidos } from '../../banco/esquema/relatorios/documentos.js';
import { nomeDoAutor } from '../../mecanismos/auditoria/autores.js';
import { naoEncontrado, Recusa } from '../../nucleo/recusas.js';
import { dataHoraBR } from '../../nucleo/relogio.js';
import { exigirLeitura } from './acesso.js';

/**
 * The issued document of a code. 404 with one sentence, whether there is none or the user may not read its record: the
 * answer does not say which.
 */
export async function confirmarDocumento(
  app: FastifyInstance,
  contexto: Contexto,
  codigo: string,
): Promise<DocumentoEmitido> {
  const { numero, ano, titulo, emitidoEm, usuarioId, sha256, endereco } = documentosEmitidos;
  const [achado] = await contexto.banco
    .select({ numero, ano, titulo, emitidoEm, autor: nomeDoAutor(usuarioId), sha256, endereco })
    .from(documentosEmitidos)
    .where(and(eq(documentosEmitidos.codigo, codigo), isNotNull(sha256)));
  const relatorio = achado && lerEnderecoDoRelatorio(achado.endereco);
  if (!achado?.sha256 || !relatorio) throw naoEncontrado(DOCUMENTO_NAO_CONFIRMADO);
  try {
    await exigirLeitura(app, contexto, relatorio);
  } catch (erro) {
    if (erro instanceof Recusa && [403, 404].includes(erro.status)) throw naoEncontrado(DOCUMENTO_NAO_CONFIRMADO);
    throw erro;
  }
  return {
    ...achado,
    sha256: achado.sha256,
    emitidoEm: dataHoraBR(achado.emitidoEm),
  };
}
