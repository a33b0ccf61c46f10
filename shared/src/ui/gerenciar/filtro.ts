import { acharOuParecidos, paraBusca } from '@merenda/shared/formatos';
import type { ComponentType, ReactNode } from 'react';
import type { EntradaDataProps } from '../campos/CampoData.js';
import type { Opcao } from '../campos/SelectOpcoes.js';
import type { Entidade } from '../formulario/entidade.js';

/** The criteria by field; an empty one (undefined, '') is ignored. */
export type Criterios = Record<string, string | number | undefined>;

/** Like the setter of a state: sets the criteria, or changes them. `digitando`: by a keystroke, others may follow. */
export type MudarCriterios = (
  criterios: Criterios | ((antes: Criterios) => Criterios),
  opcoes?: { digitando?: boolean },
) => void;

/** What the select of a record gets: its id, and how it is chosen or taken out. */
interface SelectDoFiltro {
  id: string;
  value: number | null;
  onChange: (id: number) => void;
  aoLimpar: () => void;
  placeholder: string;
}

/** One search field above a table. */
export type CampoPerguntado =
  | {
      tipo?: 'texto';
      campo: string;
      rotulo: string;
      /** The typed text stays out of the address, and so out of the browser's history: a document of a person. */
      pessoal?: boolean;
      /** On a phone this field is shown, and the others on demand; default: the first field. */
      principal?: boolean;
    }
  | {
      tipo: 'opcao';
      campo: string;
      rotulo: string;
      /** The gender of the label: without a selection the field shows 'Todos', with 'a' 'Todas'. */
      artigo?: Entidade['artigo'];
      /** Undefined while they are read: a list whose address searches one of them waits. */
      opcoes: readonly Opcao<string | number>[] | undefined;
      /** The option by which the list is filtered while none is chosen. */
      padrao?: string | number;
    }
  | {
      /** A record that the server searches, by its id. */
      tipo: 'registro';
      campo: string;
      rotulo: string;
      artigo?: Entidade['artigo'];
      Select: ComponentType<SelectDoFiltro>;
      /** Reads the name of the chosen one. */
      Nome: ComponentType<{ id: number; children: (nome: string) => ReactNode }>;
    }
  | {
      tipo: 'data';
      campo: string;
      rotulo: string;
      /** Given by the list: antd's dates are large, and few lists search by a day. */
      Entrada: ComponentType<EntradaDataProps>;
      /** The fields that have the first and the last day that may be chosen. */
      desde?: string;
      ate?: string;
    };

/** Whether words are typed into a field. */
export const ehCampoDeTexto = (campo: CampoPerguntado): campo is Extract<CampoPerguntado, { tipo?: 'texto' }> =>
  campo.tipo === undefined || campo.tipo === 'texto';

/** One search field of a list that the browser filters: with what a row has there. */
export type CampoDeBusca<T> =
  | (Extract<CampoPerguntado, { tipo?: 'texto' }> & {
      /** Several texts: one of them must match. */
      texto: (linha: T) => string | readonly string[];
    })
  | (Extract<CampoPerguntado, { tipo: 'opcao' }> & {
      /** Several values: one of them must be the chosen one. */
      valor: (linha: T) => string | number | undefined | readonly (string | number)[];
    })
  | (Extract<CampoPerguntado, { tipo: 'data' }> & { valor: (linha: T) => string | undefined | readonly string[] });

const preenchido = (valor: string | number | undefined): valor is string | number =>
  valor !== undefined && valor !== '';

/** Whether there are any criteria. */
export function haCriterio(criterios: Criterios): boolean {
  return Object.values(criterios).some(preenchido);
}

/** The criteria without empty ones. */
export const preenchidos = (criterios: Criterios): Criterios =>
  Object.fromEntries(Object.entries(criterios).filter(([, valor]) => preenchido(valor)));

/** What a search finds. */
interface Achadas<T> {
  linhas: readonly T[];
  /** The typed text that no row has, when the rows are those with almost the same words. */
  parecidasCom?: string;
}

/** The rows that `criarBusca` finds, for a list that is not drawn. */
export function criarFiltro<T extends object>(campos: readonly CampoDeBusca<T>[]) {
  const buscar = criarBusca(campos);
  return (linhas: readonly T[], criterios: Criterios): readonly T[] => buscar(linhas, criterios).linhas;
}

/**
 * A search in the rows of one response: every filled field must match. A search by words puts the most relevant rows
 * first (`porRelevancia`). The normalised texts are stored by row, so that each keystroke over 10,000 rows only compares.
 */
export function criarBusca<T extends object>(campos: readonly CampoDeBusca<T>[]) {
  const dobrados = campos.map(() => new WeakMap<T, string>());

  function textoDe(indice: number, campo: Extract<CampoDeBusca<T>, { texto: unknown }>, linha: T): string {
    const guardado = dobrados[indice]?.get(linha);
    if (guardado !== undefined) return guardado;
    const texto = [campo.texto(linha)].flat().map(paraBusca).join('\n');
    dobrados[indice]?.set(linha, texto);
    return texto;
  }

  return (linhas: readonly T[], criterios: Criterios): Achadas<T> => {
    let achadas = linhas;
    let parecidasCom: string | undefined;
    for (const [indice, campo] of campos.entries()) {
      const escolhido = criterios[campo.campo];
      const procurado = preenchido(escolhido) ? escolhido : 'padrao' in campo ? campo.padrao : undefined;
      if (!preenchido(procurado)) continue;
      if ('texto' in campo) {
        const { achados, parecidos } = acharOuParecidos(achadas, String(procurado), (linha) =>
          textoDe(indice, campo, linha),
        );
        achadas = achados;
        if (parecidos) parecidasCom = String(procurado);
      } else achadas = achadas.filter((linha) => [campo.valor(linha)].flat().includes(procurado));
    }
    return { linhas: achadas, parecidasCom: achadas.length > 0 ? parecidasCom : undefined };
  };
}
