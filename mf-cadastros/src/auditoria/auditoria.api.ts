import { api } from '@merenda/shared';
import { consultasDeAuditoria } from '@merenda/shared/consultas';
import { ROTULOS_ACAO_AUDITADA, ROTULOS_ENTIDADE_AUDITADA } from '@merenda/shared/contratos';
import { opcoesDe, useListaPaginada, type CampoPerguntado, type Criterios } from '@merenda/shared/ui';

export const ENTIDADES = opcoesDe(ROTULOS_ENTIDADE_AUDITADA);
export const ACOES = opcoesDe(ROTULOS_ACAO_AUDITADA);

/** The trail by pages; the fields are those of the call. */
export const useAuditoria = (campos: readonly CampoPerguntado[]) =>
  useListaPaginada({
    chave: consultasDeAuditoria.familia,
    campos,
    ler: (criterios, pedida, signal) => api.get('auditoria', { signal, busca: { ...paraBusca(criterios), ...pedida } }),
  });

const paraBusca = ({ entidade, acao, ...criterios }: Criterios) => ({
  ...criterios,
  entidade: ENTIDADES.find(({ valor }) => valor === entidade)?.valor,
  acao: ACOES.find(({ valor }) => valor === acao)?.valor,
});

/** By it a spreadsheet knows that the file is UTF-8; reading the answer as text takes the server's own away. */
const MARCA_UTF8 = '\uFEFF';

/** The filtered lines, as the text of a CSV file. */
export async function baixarAuditoria(criterios: Criterios): Promise<string> {
  return MARCA_UTF8 + (await api.get('auditoria/csv', { busca: paraBusca(criterios) }));
}
