import { ROTULOS_ACAO_AUDITADA, ROTULOS_ENTIDADE_AUDITADA, type LinhaDaAuditoria } from '@merenda/shared/contratos';

const ACOES: Record<string, string> = ROTULOS_ACAO_AUDITADA;
const ENTIDADES: Record<string, string> = ROTULOS_ENTIDADE_AUDITADA;

/** 'Alteração'; a code that an older version wrote stays as it is. */
export const acaoEmPalavras = ({ acao }: LinhaDaAuditoria): string => ACOES[acao] ?? acao;

/** 'Item nº 12', or 'Cardápio do calendário' where several records came at once. */
export const registroEmPalavras = ({ entidade, entidadeId }: LinhaDaAuditoria): string =>
  [ENTIDADES[entidade] ?? entidade, entidadeId !== null && `nº ${entidadeId}`].filter(Boolean).join(' ');

/** In place of the values of a line that were erased. */
export const VALORES_EXPURGADOS =
  'Os valores foram apagados depois do prazo de guarda. Quem, quando e a ação continuam na trilha.';
