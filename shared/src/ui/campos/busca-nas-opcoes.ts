import { compararRelevancia, palavrasDaBusca, paraBusca, relevancia } from '@merenda/shared/formatos';
import type { SelectProps } from 'antd';

/** What the list of a select is searched by. */
interface OpcaoBuscada {
  label?: unknown;
  value?: unknown;
}

const nomeDe = ({ label, value }: OpcaoBuscada): string => String(label ?? value);

/** How antd's selects search the options that they have: by the one ranking, a typing error last. */
export const BUSCA_NAS_OPCOES = {
  filterOption: (texto: string, opcao?: OpcaoBuscada) =>
    relevancia(paraBusca(nomeDe(opcao ?? {})), palavrasDaBusca(texto)) !== null,
  filterSort: (uma: OpcaoBuscada, outra: OpcaoBuscada, { searchValue }: { searchValue: string }) =>
    compararRelevancia(searchValue, nomeDe(uma), nomeDe(outra)),
};

/** With more options antd draws only those in sight, for which it needs the width of the field. */
const SEM_JANELA = 200;

/** The list of a select is as wide as its longest option, and never wider than the window. */
export function larguraDaLista(
  opcoes: readonly unknown[] | undefined,
): Pick<SelectProps, 'popupMatchSelectWidth' | 'styles'> {
  return {
    popupMatchSelectWidth: (opcoes?.length ?? 0) > SEM_JANELA,
    styles: { popup: { root: { maxWidth: '95vw' } } },
  };
}
