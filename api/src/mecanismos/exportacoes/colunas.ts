import type { ListaConvencao, TipoDeColuna } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { camposEm, celulaDe, convencoesDe, ehData, type CampoDefinido, type Descrever } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { CelulaEscrita, ColunaEscrita, FormatoDaColuna } from '../../nucleo/planilhas/planilha.js';
import { descricoesDe } from '../convencoes.js';

/** A column of an exported list. */
export interface Coluna<L> extends ColunaEscrita {
  celula: (linha: L) => CelulaEscrita;
}

type Construtor<L, Valor> = (titulo: string, valor: (linha: L) => Valor) => Coluna<L>;

/** Makes the columns of a list with the rows `L`. */
export interface Colunas<L> {
  texto: Construtor<L, string | null | undefined>;
  numero: Construtor<L, number | null>;
  /** A day, 'DD/MM/YYYY'. */
  dia: Construtor<L, string | null>;
  /** A day and its time by the municipality's clock, 'DD/MM/YYYY HH:mm'. */
  instante: Construtor<L, string | null>;
}

export const colunasDe = <L>(): Colunas<L> => ({
  texto: (titulo, valor) => ({ titulo, formato: 'TEXTO', celula: (linha) => valor(linha) ?? null }),
  numero: (titulo, valor) => ({ titulo, celula: valor }),
  dia: (titulo, valor) => ({ titulo, formato: 'DIA', celula: (linha) => comoData(valor(linha)) }),
  instante: (titulo, valor) => ({ titulo, formato: 'INSTANTE', celula: (linha) => comoData(valor(linha)) }),
});

/**
 * A day, or a day and its time, as a spreadsheet stores it; null for another text. A spreadsheet knows no time zone: the
 * day and the hour are those that are written.
 */
export function comoData(escrita: string | null): Date | null {
  const [dia = '', hora = '00:00'] = escrita?.split(' ') ?? [];
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
export async function colunasDefinidas<L, Nome extends string>(
  banco: Banco,
  campos: Readonly<Record<Nome, CampoDefinido<L, ListaConvencao>>>,
  nomes?: readonly Nome[],
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
