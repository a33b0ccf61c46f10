import { Button, Flex, Tooltip, type ButtonProps } from 'antd';
import { useState, type CSSProperties } from 'react';
import type { AcaoPronta } from './BotaoComMenu.js';
import { MaisAcoes } from './MaisAcoes.js';

/** An action on one row, in words. */
export interface AcaoDeLinha<T> {
  rotulo: string;
  aoAcionar: (linha: T) => void;
  /** Whether it may be the main action of a row: its next step. The first one that is possible now is its button. */
  principal?: boolean | ((linha: T) => boolean);
  /** Is a button of every row: it opens what the row stands for. */
  aVista?: boolean;
  /** Destroys something: red, and last in its menu. */
  perigo?: boolean;
  /** Why the action is not possible now, as a sentence; null when it is. */
  impedimento?: (linha: T) => string | null;
}

type Opcoes<T> = Pick<AcaoDeLinha<T>, 'impedimento'>;

export const ver = <T,>(aoAcionar: (linha: T) => void): AcaoDeLinha<T> => ({
  rotulo: 'Exibir',
  aVista: true,
  aoAcionar,
});

export const editar = <T,>(aoAcionar: (linha: T) => void, opcoes?: Opcoes<T>): AcaoDeLinha<T> => ({
  rotulo: 'Editar',
  principal: true,
  aoAcionar,
  ...opcoes,
});

export const excluir = <T,>(aoAcionar: (linha: T) => void, opcoes?: Opcoes<T>): AcaoDeLinha<T> => ({
  rotulo: 'Excluir',
  aoAcionar,
  perigo: true,
  ...opcoes,
});

export const imprimir = <T,>(aoAcionar: (linha: T) => void, opcoes?: Opcoes<T>): AcaoDeLinha<T> => ({
  rotulo: 'Imprimir',
  aoAcionar,
  ...opcoes,
});

/** So many actions are all buttons; of more, some are in the menu 'Mais'. */
const SEM_MENU = 2;

const NO_CARTAO: CSSProperties = { marginTop: 8 };

interface AcoesDaLinhaProps<T> {
  linha: T;
  nome: string;
  acoes: readonly AcaoDeLinha<T>[];
  /** On a card: below the values, in several lines where there is no room. */
  noCartao?: boolean;
  /** In a grid with little room: the main action above the others. */
  emDuasLinhas?: boolean;
}

/** What may be done with a row: its main action, 'Exibir', and the menu 'Mais' with the others. */
export function AcoesDaLinha<T>({ linha, nome, acoes, noCartao = false, emDuasLinhas = false }: AcoesDaLinhaProps<T>) {
  const pronta = ({ rotulo, perigo, impedimento, aoAcionar }: AcaoDeLinha<T>): AcaoPronta => ({
    rotulo,
    perigo,
    impedimento: impedimento?.(linha) ?? null,
    aoAcionar: () => aoAcionar(linha),
  });
  const { principal, aVista, outras } = repartir(acoes, linha);
  const tamanho = noCartao ? 'middle' : 'small';
  const daLinha = principal && <BotaoDeAcao acao={pronta(principal)} nome={nome} tamanho={tamanho} principal />;
  const demais = (
    <>
      {aVista.map((acao) => (
        <BotaoDeAcao key={acao.rotulo} acao={pronta(acao)} nome={nome} tamanho={tamanho} />
      ))}
      {outras.length > 0 && <MaisAcoes nome={nome} tamanho={tamanho} acoes={() => outras.map(pronta)} />}
    </>
  );
  if (emDuasLinhas)
    return (
      <Flex vertical gap={4} align="end">
        {daLinha}
        {/* Without a menu there may be two long names: side by side they would cover the values. */}
        <Flex vertical={acoes.length <= SEM_MENU} gap={4} align="end">
          {demais}
        </Flex>
      </Flex>
    );
  return (
    <Flex wrap={noCartao} gap={4} justify="end" style={noCartao ? NO_CARTAO : undefined}>
      {daLinha}
      {demais}
    </Flex>
  );
}

interface Repartidas<T> {
  principal: AcaoDeLinha<T> | undefined;
  aVista: AcaoDeLinha<T>[];
  /** Those of the menu. */
  outras: AcaoDeLinha<T>[];
}

function repartir<T>(acoes: readonly AcaoDeLinha<T>[], linha: T): Repartidas<T> {
  const principal = acoes.find((acao) => podeSerPrincipal(acao, linha) && (acao.impedimento?.(linha) ?? null) === null);
  const demais = acoes.filter((acao) => acao !== principal);
  if (acoes.length <= SEM_MENU) return { principal, aVista: demais, outras: [] };
  const noMenu = demais.filter(({ aVista }) => !aVista);
  return {
    principal,
    aVista: demais.filter(({ aVista }) => aVista),
    outras: [...noMenu.filter(({ perigo }) => !perigo), ...noMenu.filter(({ perigo }) => perigo)],
  };
}

const podeSerPrincipal = <T,>({ principal = false }: AcaoDeLinha<T>, linha: T): boolean =>
  typeof principal === 'function' ? principal(linha) : principal;

const IMPEDIDA: CSSProperties = { opacity: 0.45, cursor: 'not-allowed' };

interface BotaoDeAcaoProps {
  acao: AcaoPronta;
  nome: string;
  tamanho: ButtonProps['size'];
  principal?: boolean;
}

function BotaoDeAcao({ acao, nome, tamanho, principal = false }: BotaoDeAcaoProps) {
  const { rotulo, perigo = false, impedimento, aoAcionar } = acao;
  if (impedimento !== null)
    return <BotaoImpedido rotulo={rotulo} nome={nome} tamanho={tamanho} impedimento={impedimento} />;
  return (
    <Button
      size={tamanho}
      type={principal ? 'default' : 'text'}
      danger={perigo}
      aria-label={`${rotulo} ${nome}`}
      onClick={aoAcionar}
    >
      {rotulo}
    </Button>
  );
}

interface BotaoImpedidoProps {
  rotulo: string;
  nome: string;
  tamanho: ButtonProps['size'];
  impedimento: string;
}

/** The tip with the reason is created when the button is hovered or focused: a page of rows has many buttons. */
function BotaoImpedido({ rotulo, nome, tamanho, impedimento }: BotaoImpedidoProps) {
  const [comDica, setComDica] = useState(false);
  const mostrar = () => setComDica(true);
  const esconder = () => setComDica(false);
  return (
    <span
      style={{ position: 'relative', display: 'inline-flex' }}
      onMouseEnter={mostrar}
      onMouseLeave={esconder}
      onFocus={mostrar}
      onBlur={esconder}
      onKeyDown={({ key }) => key === 'Escape' && esconder()}
    >
      {/* Not `disabled`: a keyboard or a screen reader must reach the reason. */}
      <Button
        size={tamanho}
        type="text"
        aria-label={`${rotulo} ${nome}`}
        aria-disabled
        aria-description={impedimento}
        style={IMPEDIDA}
      >
        {rotulo}
      </Button>
      {comDica && (
        <Tooltip open title={impedimento}>
          <span style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
        </Tooltip>
      )}
    </span>
  );
}
