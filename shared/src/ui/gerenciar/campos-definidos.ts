import { consultasDeConvencoes } from '@merenda/shared/consultas';
import type { ListaConvencao } from '@merenda/shared/contratos';
import {
  camposEm,
  celulaDe,
  convencoesDe,
  ehColunaNumerica,
  escreverCelula,
  type CampoDefinido,
  type Descrever,
} from '@merenda/shared/regras';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { descricaoDe } from '../campos/SelectConvencao.js';
import type { Detalhe } from '../dialogos/ModalDetalhes.js';
import type { Coluna } from './Tabela.js';

type Campo<R> = CampoDefinido<R, ListaConvencao>;

type Campos<R, Nome extends string> = Readonly<Record<Nome, Campo<R>>>;

/** What the screen draws in the place of a text. */
type Desenhos<R, Nome extends string> = { readonly [N in Nome]?: (registro: R) => ReactNode };

interface Colunas<R, Nome extends string> {
  /** The columns in an order of their own. */
  nomes?: readonly Nome[];
  desenhos?: Desenhos<R, Nome>;
  /** The server sorts the list, by the names of its orders. */
  doServidor?: boolean;
}

/** The columns of a manage screen, from the definition of its entity. */
export function useColunas<R, Nome extends string>(
  campos: Campos<R, Nome>,
  { nomes, desenhos = {}, doServidor = false }: Colunas<R, Nome> = {},
): Coluna<R>[] {
  const naTela = camposEm(campos, 'tela', nomes);
  const descrever = useDescrever(naTela);

  function ordemDe(campo: Campo<R>): Coluna<R>['ordem'] {
    const { ordem } = campo;
    if (ordem === false) return undefined;
    if (doServidor || typeof ordem === 'function') return ordem;
    return (registro) => celulaDe(campo, registro, descrever, ', ') ?? '';
  }

  return naTela.map((campo) => ({
    titulo: campo.titulo,
    valor: desenhoEm(desenhos, campo.campo) ?? ((registro) => escrever(campo, registro, descrever)),
    ordem: ordemDe(campo),
    convencao: campo.convencao,
    numerica: ehColunaNumerica(campo.tipo),
    nome: campo.nome,
    oculta: campo.oculta,
    principal: campo.principal,
    destaque: campo.destaque,
  }));
}

/**
 * The details of one record, from the definition of its entity: all of them, or those of these fields in their order.
 * Fields that the record does not have are left out.
 */
export function useDetalhes<R, Nome extends string>(
  campos: Campos<R, Nome>,
  desenhos: Desenhos<R, Nome> = {},
): (registro: R, nomes?: readonly Nome[]) => Detalhe[] {
  const descrever = useDescrever(Object.values<Campo<R>>(campos));
  return (registro, nomes = Object.keys(campos) as Nome[]) =>
    nomes.flatMap((nome) => {
      const campo = campos[nome];
      const { so, detalhe = true, titulos, titulo } = campo;
      if (!detalhe || so?.(registro) === false) return [];
      const valor = desenhoEm(desenhos, nome)?.(registro) ?? escrever(campo, registro, descrever);
      return [{ rotulo: titulos?.detalhes ?? titulo, valor }];
    });
}

const desenhoEm = <R>(desenhos: Desenhos<R, string>, nome: string) => desenhos[nome];

/** The value of a field as the screen writes it. */
function escrever<R>(campo: Campo<R>, registro: R, descrever: Descrever<ListaConvencao>): string {
  const { valor, tipo, naTela = (texto) => texto } = campo;
  const dado = valor(registro, descrever);
  const textos = typeof dado === 'object' && dado !== null ? dado : [escreverCelula(dado, tipo)];
  return textos.map((texto) => naTela(texto, registro)).join(', ');
}

/** The labels of the codes that these fields have, as `useDescricao`. */
function useDescrever(campos: readonly { convencao?: ListaConvencao }[]): Descrever<ListaConvencao> {
  const listas = convencoesDe(campos);
  const lidas = useQueries({ queries: listas.map((lista) => consultasDeConvencoes.lista(lista)) });
  return (lista, codigo) => (codigo ? descricaoDe(lidas[listas.indexOf(lista)]?.data, codigo) : '');
}
