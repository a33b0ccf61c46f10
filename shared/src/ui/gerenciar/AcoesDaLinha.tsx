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
  /** Is the button of a row that has no next step: it opens what the row stands for. */
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

/**
 * So many actions are all buttons, unless each may be the next step. Otherwise one is a button, and the others are in the
 * menu '⋯'.
 */
const SEM_MENU = 2;

const NO_CARTAO: CSSProperties = { marginTop: 8 };

interface AcoesDaLinhaProps<T> {
  linha: T;
  nome: string;
  acoes: readonly AcaoDeLinha<T>[];
  /** On a card: below the values. */
  noCartao?: boolean;
}

/** What may be done with a row, in one line: its next step, and the menu '⋯' with the others. */
export function AcoesDaLinha<T>({ linha, nome, acoes, noCartao = false }: AcoesDaLinhaProps<T>) {
  const pronta = ({ rotulo, perigo, impedimento, aoAcionar }: AcaoDeLinha<T>): AcaoPronta => ({
    rotulo,
    perigo,
    impedimento: impedimento?.(linha) ?? null,
    aoAcionar: () => aoAcionar(linha),
  });
  const { principal, botoes, outras } = repartir(acoes, linha);
  const tamanho = noCartao ? 'middle' : 'small';
  return (
    <Flex gap={4} justify="end" style={noCartao ? NO_CARTAO : undefined}>
      {botoes.map((acao) => (
        <BotaoDeAcao
          key={acao.rotulo}
          acao={pronta(acao)}
          nome={nome}
          tamanho={tamanho}
          principal={acao === principal}
        />
      ))}
      {outras.length > 0 && <MaisAcoes nome={nome} tamanho={tamanho} acoes={() => outras.map(pronta)} />}
    </Flex>
  );
}

interface Repartidas<T> {
  /** The next step of the row, if it has one. */
  principal: AcaoDeLinha<T> | undefined;
  botoes: AcaoDeLinha<T>[];
  /** Those of the menu. */
  outras: AcaoDeLinha<T>[];
}

function repartir<T>(acoes: readonly AcaoDeLinha<T>[], linha: T): Repartidas<T> {
  const principal = acoes.find((acao) => podeSerPrincipal(acao, linha) && (acao.impedimento?.(linha) ?? null) === null);
  const semPrimeira = (primeira: AcaoDeLinha<T> | undefined) => acoes.filter((acao) => acao !== primeira);
  if (acoes.length <= SEM_MENU && !acoes.every((acao) => acao.principal))
    return { principal, botoes: [...(principal ? [principal] : []), ...semPrimeira(principal)], outras: [] };
  const botao = principal ?? acoes.find(({ aVista }) => aVista);
  const noMenu = semPrimeira(botao);
  return {
    principal,
    botoes: botao ? [botao] : [],
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
