import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { Button, Flex, Typography } from 'antd';
import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { EstadoErro } from '../tela/EstadoErro.js';
import { EstadoVazio } from '../tela/EstadoVazio.js';
import { CamposDeBusca } from './CamposDeBusca.js';
import { criarFiltro, haCriterio, type CampoDeBusca, type Criterios } from './filtro.js';
import { Tabela, type TabelaProps } from './Tabela.js';

/** The part of a TanStack query that the list uses. */
interface Consulta<T> {
  data: T[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface ListaFiltravelProps<T> extends Pick<TabelaProps<NoInfer<T>>, 'colunas' | 'nomeDaLinha' | 'acoes'> {
  /** Names the table for screen readers. */
  rotulo: string;
  consulta: Consulta<T>;
  /** Search fields. Defined outside the component, or memoised: a new list discards the normalised texts. */
  busca?: readonly CampoDeBusca<NoInfer<T>>[];
  criterios: Criterios;
  aoMudarCriterios: (criterios: Criterios) => void;
  /** Text of an empty list: 'Nenhum item cadastrado.' */
  vazio: string;
  /** What to do about an empty list, usually a button. */
  saidaDoVazio?: ReactNode;
}

const SEM_BUSCA: readonly never[] = [];

/** A keystroke is shown first and its results next: in between the table does not render. */
const TabelaEmRepouso = memo(Tabela) as typeof Tabela;

const porId = ({ id }: { id: number }) => id;

/** Search, count and table of one query, with its loading, empty and error states. */
export function ListaFiltravel<T extends { id: number }>({
  rotulo,
  consulta,
  busca = SEM_BUSCA,
  criterios,
  aoMudarCriterios,
  vazio,
  saidaDoVazio,
  ...tabela
}: ListaFiltravelProps<T>) {
  const aplicados = useDeferredValue(criterios);
  const filtrar = useMemo(() => criarFiltro(busca), [busca]);
  // Rows that come are drawn in slices, between which the page answers: twenty take a cheap phone half a second.
  const todas = useDeferredValue(consulta.data);
  const linhas = useMemo(() => filtrar(todas ?? [], aplicados), [filtrar, todas, aplicados]);
  const buscando = haCriterio(aplicados);
  const semLinhas = useMemo(
    () =>
      buscando ? (
        <EstadoVazio mensagem={NADA_ENCONTRADO}>
          <Button onClick={() => aoMudarCriterios({})}>Limpar busca</Button>
        </EstadoVazio>
      ) : (
        <EstadoVazio mensagem={vazio}>{saidaDoVazio}</EstadoVazio>
      ),
    [buscando, vazio, saidaDoVazio, aoMudarCriterios],
  );

  return (
    <>
      {busca.length > 0 && <CamposDeBusca campos={busca} criterios={criterios} aoMudar={aoMudarCriterios} />}
      {/* If there are rows, only the refresh failed: they stay, marked as old. */}
      {consulta.error !== null && (
        <EstadoErro erro={consulta.error} aoTentar={() => consulta.refetch()} tentando={consulta.isFetching} />
      )}
      {(consulta.error === null || todas !== undefined) && (
        <Flex vertical gap="small">
          <Typography.Text type="secondary" role="status">
            {todas ? contagem(linhas.length, todas.length) : 'Carregando…'}
          </Typography.Text>
          <TabelaEmRepouso<T>
            {...tabela}
            rotulo={rotulo}
            linhas={linhas}
            chave={porId}
            carregando={todas === undefined}
            vazio={semLinhas}
          />
        </Flex>
      )}
    </>
  );
}

/**
 * A `ListaFiltravel` with its own search state: a keystroke renders only the list. Rendering the screen would create
 * new actions and columns, and the table would render all its rows.
 */
export function ListaComBusca<T extends { id: number }>(
  lista: Omit<ListaFiltravelProps<T>, 'criterios' | 'aoMudarCriterios'>,
) {
  const [criterios, setCriterios] = useState<Criterios>({});
  return <ListaFiltravel<T> {...lista} criterios={criterios} aoMudarCriterios={setCriterios} />;
}

function contagem(mostradas: number, todas: number): string {
  const registros = todas === 1 ? '1 registro' : `${todas.toLocaleString('pt-BR')} registros`;
  return mostradas === todas ? registros : `${mostradas.toLocaleString('pt-BR')} de ${registros}`;
}
