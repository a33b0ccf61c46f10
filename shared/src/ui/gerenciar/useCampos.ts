import { consultasDeConvencoes } from '@merenda/shared/consultas';
import type { ListaConvencao } from '@merenda/shared/contratos';
import {
  camposEm,
  celulaDe,
  convencoesDe,
  type CampoDefinido,
  type CamposDefinidos,
  type Descrever,
} from '@merenda/shared/regras';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { descricaoDe } from '../campos/SelectConvencao.js';
import type { Detalhe } from '../dialogos/ModalDetalhes.js';
import { ehColunaNumerica, escreverCelula } from './celula.js';
import type { Coluna } from './Tabela.js';

type Campo<R> = CampoDefinido<R, ListaConvencao>;

interface NaTela<R, Nome extends string> {
  /** The columns in an order of their own. */
  nomes?: readonly Nome[];
  /** What the screen draws in the place of a text. */
  desenhos?: { [N in Nome]?: (registro: R) => ReactNode };
  /** The server sorts the list, by the names of its orders. */
  doServidor?: boolean;
}

/** The columns of a manage screen, and the details of one record, from the definition of their entity. */
export function useCampos<R, Nome extends string>(
  campos: Readonly<Record<Nome, Campo<R>>>,
  { nomes, desenhos = {}, doServidor = false }: NaTela<R, Nome> = {},
): { colunas: Coluna<R>[]; detalhesDe: (registro: R) => Detalhe[] } {
  const descrever = useDescrever(campos);
  const desenhoDe = new Map(Object.entries<((registro: R) => ReactNode) | undefined>(desenhos));

  function mostrar(nome: string, { valor, tipo, naTela = (texto) => texto }: Campo<R>, registro: R): ReactNode {
    const desenho = desenhoDe.get(nome);
    if (desenho) return desenho(registro);
    const dado = valor(registro, descrever);
    const textos = typeof dado === 'object' && dado !== null ? dado : [escreverCelula(dado, tipo)];
    return textos.map((texto) => naTela(texto, registro)).join(', ');
  }

  function ordemDe(campo: Campo<R>): Coluna<R>['ordem'] {
    const { ordem } = campo;
    if (ordem === false) return undefined;
    if (doServidor || typeof ordem === 'function') return ordem;
    return (registro) => celulaDe(campo, registro, descrever, ', ') ?? '';
  }

  return {
    colunas: camposEm(campos, 'tela', nomes).map(({ nome, ...campo }) => ({
      titulo: campo.titulo,
      valor: (registro) => mostrar(nome, campo, registro),
      ordem: ordemDe(campo),
      convencao: campo.convencao,
      numerica: ehColunaNumerica(campo.tipo),
      principal: campo.principal,
      destaque: campo.destaque,
    })),
    detalhesDe: (registro) =>
      Object.entries<Campo<R>>(campos)
        .filter(([, { so, detalhe = true }]) => detalhe && (so?.(registro) ?? true))
        .map(([nome, campo]) => ({ rotulo: campo.titulo, valor: mostrar(nome, campo, registro) })),
  };
}

/** The labels of the codes that these fields have, as `useDescricao`. */
function useDescrever<R>(campos: CamposDefinidos<R, ListaConvencao>): Descrever<ListaConvencao> {
  const listas = convencoesDe(Object.values(campos));
  const lidas = useQueries({ queries: listas.map((lista) => consultasDeConvencoes.lista(lista)) });
  return (lista, codigo) => (codigo ? descricaoDe(lidas[listas.indexOf(lista)]?.data, codigo) : '');
}
