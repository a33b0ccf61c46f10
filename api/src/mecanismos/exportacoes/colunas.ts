import type { ListaConvencao, TipoDeColuna } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { camposEm, celulaDe, convencoesDe, ehData, type CamposDefinidos, type Descrever } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { CelulaEscrita, ColunaEscrita, FormatoDaColuna } from '../../nucleo/planilhas/planilha.js';
import { descricoesDe } from '../convencoes.js';

/** A column of an exported list. */
interface Coluna<L> extends ColunaEscrita {
  celula: (linha: L) => CelulaEscrita;
}

/**
 * A day, or a day and its time, as a spreadsheet stores it; null for another text. A spreadsheet knows no time zone: the
 * day and the hour are those that are written.
 */
export function comoData(escrita: string): Date | null {
  const [dia = '', hora = '00:00'] = escrita.split(' ');
  const data = new Date(`${lerData(dia)}T${hora}Z`);
  return Number.isNaN(data.valueOf()) ? null : data;
}

const FORMATOS: Partial<Record<TipoDeColuna, FormatoDaColuna>> = {
  texto: 'TEXTO',
  codigo: 'TEXTO',
  data: 'DIA',
  instante: 'INSTANTE',
};

/** The columns of a list from the definition of its entity. `nomes`: these, in an order of their own. */
export async function colunasDefinidas<L>(
  banco: Banco,
  campos: CamposDefinidos<L, ListaConvencao>,
  nomes?: readonly string[],
): Promise<Coluna<L>[]> {
  const daLista = camposEm(campos, 'exportacao', nomes);
  const descrever = await lerDescricoes(banco, convencoesDe(daLista));
  return daLista.map((campo) => {
    const { titulo, tipo = 'texto' } = campo;
    const formato = FORMATOS[tipo];
    return {
      titulo,
      ...(formato && { formato }),
      celula: (linha) => {
        const celula = celulaDe(campo, linha, descrever, '; ');
        return ehData(tipo) && typeof celula === 'string' ? comoData(celula) : celula;
      },
    };
  });
}

async function lerDescricoes(banco: Banco, listas: readonly ListaConvencao[]): Promise<Descrever<ListaConvencao>> {
  const descricoes = new Map<ListaConvencao, (codigo: string) => string>();
  for (const lista of listas) descricoes.set(lista, await descricoesDe(banco, lista));
  return (lista, codigo) => (codigo && descricoes.get(lista)?.(codigo)) || '';
}
