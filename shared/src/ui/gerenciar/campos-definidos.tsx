import { consultasDeConvencoes } from '@merenda/shared/consultas';
import type { ListaConvencao } from '@merenda/shared/contratos';
import { dataComparavel } from '@merenda/shared/formatos';
import {
  camposEm,
  celulaDe,
  convencoesDe,
  ehColunaNumerica,
  ehData,
  escreverCelula,
  type CampoDefinido,
  type Descrever,
} from '@merenda/shared/regras';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Quantidade } from '../campos/Quantidade.js';
import { descricaoDe } from '../campos/SelectConvencao.js';
import { Codigo } from '../Codigo.js';
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

/** The columns of a screen, from the definition of its entity: the same ones until what they depend on changes. */
export function useColunas<R, Nome extends string>(
  campos: Campos<R, Nome>,
  { nomes, desenhos = SEM_DESENHOS, doServidor = false }: Colunas<R, Nome> = {},
): Coluna<R>[] {
  const naTela = useMemo(() => camposEm(campos, 'tela', nomes), [campos, nomes]);
  const descrever = useDescrever(naTela);
  return useMemo(
    () =>
      naTela.map((campo) => ({
        titulo: campo.titulo,
        valor: desenhos[campo.campo] ?? ((registro) => desenhar(campo, registro, descrever)),
        ordem: ordemDe(campo, descrever, doServidor),
        convencao: campo.convencao,
        numerica: ehColunaNumerica(campo.tipo),
        nome: campo.nome,
        oculta: campo.oculta,
        principal: campo.principal,
        destaque: campo.destaque,
      })),
    [naTela, descrever, desenhos, doServidor],
  );
}

const SEM_DESENHOS = {};

function ordemDe<R>(campo: Campo<R>, descrever: Descrever<ListaConvencao>, doServidor: boolean): Coluna<R>['ordem'] {
  const { ordem, tipo } = campo;
  if (doServidor) return typeof ordem === 'string' ? ordem : undefined;
  if (ordem === false) return undefined;
  if (typeof ordem === 'function') return ordem;
  return (registro) => {
    const celula = celulaDe(campo, registro, descrever, ', ') ?? '';
    return ehData(tipo) && typeof celula === 'string' ? dataComparavel(celula) : celula;
  };
}

/**
 * The details of one record, from the definition of its entity: all of them, or those of these fields in their order.
 * Fields that the record does not have are left out.
 */
export function useDetalhes<R, Nome extends string>(
  campos: Campos<R, Nome>,
  desenhos: Desenhos<R, Nome> = SEM_DESENHOS,
): (registro: R, nomes?: readonly Nome[]) => Detalhe[] {
  const descrever = useDescrever(useMemo(() => Object.values<Campo<R>>(campos), [campos]));
  return (registro, nomes = Object.keys(campos) as Nome[]) =>
    nomes.flatMap((nome) => {
      const campo = campos[nome];
      const { so, detalhe = true, titulos, titulo } = campo;
      if (!detalhe || so?.(registro) === false) return [];
      const valor = desenhos[nome]?.(registro) ?? escrever(campo, registro, descrever);
      return [{ rotulo: titulos?.detalhes ?? titulo, valor }];
    });
}

/** The value of a field in a column: packages with what they hold, and a code on one line. */
function desenhar<R>(campo: Campo<R>, registro: R, descrever: Descrever<ListaConvencao>): ReactNode {
  const { valor, produto, tipo } = campo;
  if (produto) {
    const embalagens = valor(registro, descrever);
    if (typeof embalagens === 'number') return <Quantidade embalagens={embalagens} produto={produto(registro)} />;
  }
  const escrito = escrever(campo, registro, descrever);
  return tipo === 'codigo' ? <Codigo>{escrito}</Codigo> : escrito;
}

/** The value of a field as the screen writes it. */
function escrever<R>(campo: Campo<R>, registro: R, descrever: Descrever<ListaConvencao>): string {
  const { valor, tipo, naTela = (texto) => texto } = campo;
  const dado = valor(registro, descrever);
  const textos = typeof dado === 'object' && dado !== null ? dado : [escreverCelula(dado, tipo)];
  return textos.map((texto) => naTela(texto, registro, descrever)).join(', ');
}

/** The labels of the codes that these fields have, as `useDescricao`; the same function while they are the same. */
function useDescrever(campos: readonly { convencao?: ListaConvencao }[]): Descrever<ListaConvencao> {
  const listas = useMemo(() => convencoesDe(campos), [campos]);
  const lidas = useQueries({ queries: listas.map((lista) => consultasDeConvencoes.lista(lista)), combine: dadosDe });
  return useCallback(
    (lista, codigo) => (codigo ? descricaoDe(lidas[listas.indexOf(lista)], codigo) : ''),
    [listas, lidas],
  );
}

const dadosDe = <T,>(consultas: readonly { data: T }[]): T[] => consultas.map(({ data }) => data);
