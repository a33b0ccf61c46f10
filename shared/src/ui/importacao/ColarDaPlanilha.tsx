import SnippetsOutlined from '@ant-design/icons/SnippetsOutlined';
import { avisos } from '@merenda/shared';
import type { ValoresColados } from '@merenda/shared/regras';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icone } from '../Icone.js';
import { ModalColagem, type Grade, type LeituraDaGrade } from './ModalColagem.js';
import { contarLinhas } from './linhas.js';

interface ColarDaPlanilhaProps extends Omit<Grade, 'campos'> {
  /** The title of the modal: 'Colar itens da planilha'. */
  titulo: string;
  /** The columns of the grid, in the order in which they are expected without titles; undefined while they load. */
  campos: Grade['campos'] | undefined;
  /** Called with the text that is pasted, and again when it is corrected: for what its rows name. */
  aoLer?: (texto: string) => void;
  /** The query of what the rows name, if it depends on them: the rows are shown when it has come. */
  leitura?: LeituraDaGrade;
  /** Rows that the grid still takes. */
  cabem?: number;
  /** Puts the rows into the grid, and returns what takes them out again. */
  aoInserir: (linhas: readonly ValoresColados[]) => () => void;
  /** The grid. */
  children: ReactNode;
}

/**
 * A grid that takes rows copied from a spreadsheet: by its button, or pasted on it when the clipboard has several cells.
 * The rows are shown before they are inserted, and the toast of the insertion undoes it while the grid is there.
 */
export function ColarDaPlanilha({
  titulo,
  campos,
  aoLer,
  leitura,
  cabem = Infinity,
  recusas,
  substitui,
  aoInserir,
  children,
}: ColarDaPlanilhaProps) {
  const [colado, setColado] = useState<string | null>(null);
  const fechar = useRef<() => void>(undefined);
  useEffect(() => () => fechar.current?.(), []);

  function inserir(linhas: readonly ValoresColados[]): void {
    fechar.current?.();
    fechar.current = avisos.desfazivel(`${contarLinhas(linhas.length)} da planilha na tela.`, aoInserir(linhas));
  }

  return (
    <>
      <Flex
        vertical
        gap="small"
        onPaste={(evento) => {
          const texto = evento.clipboardData.getData('text/plain');
          if (!campos || !VARIAS_CELULAS.test(texto.trim())) return;
          evento.preventDefault();
          setColado(texto);
        }}
      >
        {children}
        <Button
          icon={<Icone de={SnippetsOutlined} />}
          disabled={!campos}
          style={{ alignSelf: 'flex-start' }}
          onClick={() => setColado('')}
        >
          Colar da planilha
        </Button>
      </Flex>
      {campos && colado !== null && (
        <ModalColagem
          titulo={titulo}
          inicial={colado}
          grade={{ campos, recusas, substitui }}
          leitura={leitura}
          aoLer={aoLer}
          cabem={cabem}
          aoInserir={inserir}
          aoFechar={() => setColado(null)}
        />
      )}
    </>
  );
}

/** Cells of a row, or several rows: no text of one field. */
const VARIAS_CELULAS = /[\t\r\n]/;
