import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { Button, Flex, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { Icone } from '../Icone.js';

/** An action on one row: an icon button, named after its action and row. */
export interface AcaoDeLinha<T> {
  rotulo: string;
  icone: ReactNode;
  /** Shows its text next to the icon: for the main action of a row. */
  comPalavra?: boolean;
  aoAcionar: (linha: T) => void;
  perigo?: boolean;
  /** Why the action is not possible now, as a sentence; null when it is. */
  impedimento?: (linha: T) => string | null;
}

type Opcoes<T> = Pick<AcaoDeLinha<T>, 'impedimento'>;

export const ver = <T,>(aoAcionar: (linha: T) => void): AcaoDeLinha<T> => ({
  rotulo: 'Ver',
  icone: <Icone de={EyeOutlined} />,
  aoAcionar,
});

export const editar = <T,>(aoAcionar: (linha: T) => void, opcoes?: Opcoes<T>): AcaoDeLinha<T> => ({
  rotulo: 'Editar',
  icone: <Icone de={EditOutlined} />,
  aoAcionar,
  ...opcoes,
});

export const excluir = <T,>(aoAcionar: (linha: T) => void, opcoes?: Opcoes<T>): AcaoDeLinha<T> => ({
  rotulo: 'Excluir',
  icone: <Icone de={DeleteOutlined} />,
  aoAcionar,
  perigo: true,
  ...opcoes,
});

export const imprimir = <T,>(aoAcionar: (linha: T) => void, opcoes?: Opcoes<T>): AcaoDeLinha<T> => ({
  rotulo: 'Imprimir',
  icone: <Icone de={PrinterOutlined} />,
  aoAcionar,
  ...opcoes,
});

interface AcoesDaLinhaProps<T> {
  linha: T;
  nome: string;
  acoes: readonly AcaoDeLinha<T>[];
}

export function AcoesDaLinha<T>({ linha, nome, acoes }: AcoesDaLinhaProps<T>) {
  return (
    <Flex wrap gap={4} justify="end">
      {acoes.map((acao) => (
        <BotaoDeAcao
          key={acao.rotulo}
          rotulo={acao.rotulo}
          nome={nome}
          icone={acao.icone}
          comPalavra={acao.comPalavra}
          perigo={acao.perigo}
          impedimento={acao.impedimento?.(linha) ?? null}
          aoAcionar={() => acao.aoAcionar(linha)}
        />
      ))}
    </Flex>
  );
}

interface BotaoDeAcaoProps extends Pick<AcaoDeLinha<never>, 'rotulo' | 'icone' | 'comPalavra' | 'perigo'> {
  nome: string;
  impedimento: string | null;
  aoAcionar: () => void;
}

/**
 * The tooltip is created when the button is hovered or focused: one for each button of a page of rows costs more than
 * the rest of the table.
 */
function BotaoDeAcao({
  rotulo,
  nome,
  icone,
  comPalavra = false,
  perigo = false,
  impedimento,
  aoAcionar,
}: BotaoDeAcaoProps) {
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
      <Button
        type={comPalavra ? 'default' : 'text'}
        danger={perigo && impedimento === null}
        icon={icone}
        aria-label={`${rotulo} ${nome}`}
        // Not `disabled`: a keyboard or a screen reader must reach the reason.
        aria-disabled={impedimento !== null}
        aria-description={impedimento ?? undefined}
        style={impedimento === null ? undefined : { opacity: 0.45, cursor: 'not-allowed' }}
        onClick={() => {
          esconder();
          if (impedimento === null) aoAcionar();
        }}
      >
        {comPalavra && rotulo}
      </Button>
      {comDica && (impedimento !== null || !comPalavra) && (
        <Tooltip open title={impedimento ?? rotulo}>
          <span style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
        </Tooltip>
      )}
    </span>
  );
}
