import { formatarQuantidade } from '@merenda/shared/formatos';
import { NADA_ENCONTRADO, soParecidos } from '@merenda/shared/regras';
import { Button, Flex, Typography } from 'antd';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { EstadoErro } from '../tela/EstadoErro.js';
import { EstadoVazio } from '../tela/EstadoVazio.js';
import { CamposDeBusca } from './CamposDeBusca.js';
import { LinhaDaContagem } from './LinhaDaContagem.js';
import { focarPrimeiraLinha } from './linhas-por-teclado.js';
import { FiltrosAtivos } from './FiltrosAtivos.js';
import type { CampoPerguntado } from './filtro.js';
import type { ListaNoEndereco } from './useListaNoEndereco.js';

export interface QuadroDaListaProps {
  consulta: { error: unknown; isFetching: boolean; refetch: () => unknown };
  busca: readonly CampoPerguntado[];
  lista: ListaNoEndereco;
  /** Whether the shown rows are those of a search. */
  buscando: boolean;
  /** The typed text that no row has, when the rows are those with almost the same words. */
  parecidasCom?: string;
  /** Rows that the search finds, and rows of the list; undefined until they are read. */
  quantas: { mostradas: number; todas: number } | undefined;
  /** Text of an empty list: 'Nenhum item cadastrado.' */
  vazio: string;
  /** What to do about an empty list, usually a button. */
  saidaDoVazio?: ReactNode;
  /** What acts on the list as it is shown, in the menu '⋯': selection, columns, views, export. */
  ferramentas?: ReactNode;
  /** What else chooses the rows, at the beginning of the line of tools. */
  controles?: ReactNode;
  /** The table; it gets what to show without rows. */
  children: (semLinhas: ReactNode) => ReactNode;
}

/** What surrounds the table of a list: its line of tools, and the empty and error states. */
export function QuadroDaLista({
  consulta,
  busca,
  lista: {
    estado: { criterios },
    esperando,
    aoMudarCriterios,
    aoSair,
  },
  buscando,
  parecidasCom,
  quantas,
  vazio,
  saidaDoVazio,
  ferramentas,
  controles,
  children,
}: QuadroDaListaProps) {
  const campos = useRef<HTMLDivElement>(null);
  const focarBusca = useCallback(() => campos.current?.querySelector('input')?.focus(), []);
  const quadro = useRef<HTMLDivElement>(null);
  const descer = useCallback(() => focarPrimeiraLinha(quadro.current), []);
  const semLinhas = useMemo(
    () =>
      buscando ? (
        <EstadoVazio motivo="busca" mensagem={NADA_ENCONTRADO}>
          <Button
            onClick={() => {
              focarBusca();
              aoMudarCriterios({});
            }}
          >
            Limpar busca
          </Button>
        </EstadoVazio>
      ) : (
        <EstadoVazio mensagem={vazio}>{saidaDoVazio}</EstadoVazio>
      ),
    [buscando, vazio, saidaDoVazio, aoMudarCriterios, focarBusca],
  );
  return (
    <>
      {/* If there are rows, only the refresh failed: they stay, marked as old. */}
      {consulta.error !== null && <EstadoErro consulta={consulta} />}
      <Flex ref={quadro} vertical gap="small">
        <LinhaDaContagem
          contagem={consulta.error !== null && !quantas ? '' : contagem(quantas)}
          ferramentas={ferramentas}
        >
          {controles}
          {busca.length > 0 && (
            <CamposDeBusca
              ref={campos}
              campos={busca}
              criterios={criterios}
              aoMudar={aoMudarCriterios}
              aoSair={aoSair}
              aoDescer={descer}
            />
          )}
          {/* With the keystroke, not after it: the rows would move when the user does not expect it. */}
          <FiltrosAtivos
            campos={busca}
            criterios={criterios}
            esperando={esperando}
            aoMudar={aoMudarCriterios}
            aoPerderFoco={focarBusca}
          />
        </LinhaDaContagem>
        {parecidasCom !== undefined && quantas && (
          <Typography.Text type="secondary" role="status">
            {soParecidos(parecidasCom)}
          </Typography.Text>
        )}
        {(consulta.error === null || quantas !== undefined) && children(semLinhas)}
      </Flex>
    </>
  );
}

function contagem(quantas: QuadroDaListaProps['quantas']): string {
  if (!quantas) return 'Carregando…';
  const { mostradas, todas } = quantas;
  const registros = todas === 1 ? '1 registro' : `${formatarQuantidade(todas)} registros`;
  return mostradas === todas ? registros : `${formatarQuantidade(mostradas)} de ${registros}`;
}
