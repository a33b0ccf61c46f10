import type { ListaExportavel } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { Button, Checkbox, Flex, theme, Typography } from 'antd';
import { useRef, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { executarEmVarios, type AtoEmVarios } from '../envio/em-varios.js';
import { frasesDeVarios } from '../formulario/entidade.js';
import { useTelaEstreita } from '../tela/useTelaEstreita.js';
import { Exportar, type RecorteDaLista } from './Exportar.js';
import type { Marcadas, SelecaoDaLista } from './Selecao.js';
import { FORA_DO_PAPEL } from './Tabela.js';

/** What can be done with the selected rows: an act that the bar carries out, or something that the screen opens. */
export type AcaoDaSelecao<T> = AtoEmVarios<T> | AcaoDaTela<T>;

export interface AcaoDaTela<T> {
  rotulo: string;
  /** Gets the selected rows, and what takes the selection away. */
  aoAcionar: (linhas: readonly T[], limpar: () => void) => void;
}

/** What a list offers for several rows. */
export interface ParaVarias<T> {
  exportacao?: { lista: ListaExportavel } & Pick<RecorteDaLista, 'caminho' | 'busca'>;
  acoes?: readonly AcaoDaSelecao<T>[];
}

/** Whether there is anything to do with several rows. */
export const haParaVarias = <T,>({ exportacao, acoes = [] }: ParaVarias<T> = {}): boolean =>
  exportacao !== undefined || acoes.length > 0;

interface BarraDaSelecaoProps<T> extends ParaVarias<T> {
  selecao: SelecaoDaLista<T>;
  /** The rows that 'Selecionar todos' selects. */
  alcance: readonly T[];
  /** They are those of one page. */
  daPagina?: boolean;
  /** The selected rows as the list has them now, in its order. */
  escolhidas: (marcadas: Marcadas<T>) => readonly T[];
  nomeDaLinha: (linha: T) => string;
  /** Ends the selection. */
  aoEncerrar: () => void;
}

/** Above the table: selects all rows that a search finds, counts the selected ones, and offers what can be done with them. */
export function BarraDaSelecao<T extends { id: number }>({
  selecao,
  alcance,
  daPagina = false,
  escolhidas,
  nomeDaLinha,
  aoEncerrar,
  exportacao,
  acoes = [],
}: BarraDaSelecaoProps<T>) {
  const marcadas = useSyncExternalStore(selecao.assinar, selecao.marcadas);
  const [andamento, setAndamento] = useState<{ acao: AtoEmVarios<T>; texto: string }>();
  const parar = useRef(false);
  const barra = useRef<HTMLDivElement>(null);
  const estreita = useTelaEstreita();
  const { token } = theme.useToken();
  const quantas = escolhidas(marcadas).length;
  const visiveis = alcance.filter(({ id }) => marcadas.has(id)).length;
  const agora = () => escolhidas(selecao.marcadas());

  /** The buttons go away with the last selected row: the bar keeps their focus. */
  function tirar(ids: Iterable<string | number>): void {
    if (barra.current?.contains(document.activeElement)) barra.current.focus({ preventScroll: true });
    selecao.desmarcar(ids);
  }
  const limpar = () => tirar(selecao.marcadas().keys());

  function executar(acao: AtoEmVarios<T>): void {
    parar.current = false;
    void executarEmVarios({
      ato: acao,
      linhas: agora(),
      nomeDaLinha,
      aoAvancar: (texto) => {
        setAndamento({ acao, texto });
        return !parar.current;
      },
      aoTerminar: (feitos) => {
        setAndamento(undefined);
        tirar(feitos);
      },
    });
  }

  return (
    <Flex
      ref={barra}
      vertical
      gap={4}
      className={FORA_DO_PAPEL}
      role="group"
      aria-label="Seleção"
      tabIndex={-1}
      style={{ outline: 'none', ...(estreita && quantas > 0 && presa(token.colorBgLayout)) }}
    >
      <Flex wrap gap="small" align="center" style={{ minHeight: 'var(--botao-da-linha)' }}>
        <Checkbox
          disabled={alcance.length === 0 || andamento !== undefined}
          checked={visiveis > 0 && visiveis === alcance.length}
          indeterminate={visiveis > 0 && visiveis < alcance.length}
          onChange={({ target }) =>
            target.checked
              ? selecao.marcar(alcance.map((linha) => [linha.id, linha]))
              : selecao.desmarcar(alcance.map(({ id }) => id))
          }
        >
          {daPagina ? 'Selecionar todos desta página' : 'Selecionar todos'}
        </Checkbox>
        <Typography.Text type="secondary" role="status">
          {andamento?.texto ?? selecionados(quantas)}
        </Typography.Text>
        {quantas > 0 &&
          (andamento ? (
            <Button key="parar" type="text" onClick={() => (parar.current = true)}>
              Parar
            </Button>
          ) : (
            <Button key="limpar" type="text" onClick={limpar}>
              Limpar seleção
            </Button>
          ))}
        {!andamento && (
          <Button type="text" onClick={aoEncerrar}>
            Encerrar seleção
          </Button>
        )}
      </Flex>
      {quantas > 0 && (
        <Flex wrap gap="small" className="botoes-em-linha">
          {exportacao && (
            <Exportar
              rotulo="Exportar seleção"
              lista={exportacao.lista}
              recorte={() => ({ ...exportacao, ids: agora().map(({ id }) => id) })}
            />
          )}
          {acoes.map((acao) =>
            'verbo' in acao ? (
              <Button
                key={acao.verbo}
                danger={acao.perigo}
                loading={andamento?.acao.verbo === acao.verbo}
                onClick={() => andamento === undefined && executar(acao)}
              >
                {frasesDeVarios(acao.entidade, acao.verbo).botao}
              </Button>
            ) : (
              <Button key={acao.rotulo} onClick={() => acao.aoAcionar(agora(), limpar)}>
                {acao.rotulo}
              </Button>
            ),
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** On a phone a long list scrolls under what can be done with its selected rows. */
const presa = (fundo: string): CSSProperties => ({
  position: 'sticky',
  top: 'var(--cabecalho, 0px)',
  zIndex: 10,
  paddingBlock: 4,
  background: fundo,
});

function selecionados(quantas: number): string {
  if (quantas === 0) return 'Nenhum selecionado';
  return quantas === 1 ? '1 selecionado' : `${formatarQuantidade(quantas)} selecionados`;
}
