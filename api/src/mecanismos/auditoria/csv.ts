import { documentoCsv } from '@merenda/shared/formatos';
import { ROTULOS_ACAO_AUDITADA, ROTULOS_ENTIDADE_AUDITADA, type LinhaDaTrilha } from '@merenda/shared/contratos';

const TITULOS = ['Quando', 'Quem', 'O quê', 'Nº', 'Ação', 'Antes', 'Depois', 'Login', 'Endereço', 'Sessão'];

/** The lines as CSV. Before and after are JSON in one cell each. */
export function csvDaAuditoria(linhas: readonly LinhaDaTrilha[]): string {
  const celulas = linhas.map(
    ({ quando, usuario, entidade, entidadeId, acao, antes, depois, login, endereco, sessao }) => [
      quando,
      usuario,
      rotulo(ROTULOS_ENTIDADE_AUDITADA, entidade),
      entidadeId === null ? '' : String(entidadeId),
      rotulo(ROTULOS_ACAO_AUDITADA, acao),
      emJson(antes),
      emJson(depois),
      login ?? '',
      endereco ?? '',
      sessao ?? '',
    ],
  );
  return documentoCsv([TITULOS, ...celulas]);
}

const rotulo = (rotulos: Record<string, string>, codigo: string): string => rotulos[codigo] ?? codigo;
const emJson = (valor: unknown): string => (valor === null || valor === undefined ? '' : JSON.stringify(valor));
