import { ouSemValor } from '@merenda/shared/formatos';
import type { SituacaoDaLinha } from '@merenda/shared/contratos';
import { escreverValor, lerColagem, type LinhaColada, type ValoresColados } from '@merenda/shared/regras';
import { Flex, Input, Modal, Spin, Typography, type GetRef } from 'antd';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { Tabela, type Coluna } from '../gerenciar/Tabela.js';
import { StatusTag } from '../StatusTag.js';
import { EstadoErro } from '../tela/EstadoErro.js';
import { contarLinhas } from './linhas.js';
import { SITUACOES } from './situacoes.js';

type GradeLida = Parameters<typeof lerColagem>[1];

export interface Grade extends GradeLida {
  /** What a good row replaces in the grid, in words; null if it adds something. */
  substitui?: (valores: ValoresColados) => string | null;
}

/** The part of a TanStack query on which the rows depend. */
export interface LeituraDaGrade {
  isPending: boolean;
  isPlaceholderData: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ModalColagemProps {
  titulo: string;
  /** The text that was pasted on the grid; '' when the button opened the modal. */
  inicial: string;
  grade: Grade;
  leitura?: LeituraDaGrade;
  aoLer?: (texto: string) => void;
  cabem: number;
  aoInserir: (linhas: readonly ValoresColados[]) => void;
  aoFechar: () => void;
}

const LISTA = new Intl.ListFormat('pt-BR');

/** The pasted text, which may be corrected, with what each of its rows gives to the grid. */
export function ModalColagem({
  titulo,
  inicial,
  grade,
  leitura,
  aoLer,
  cabem,
  aoInserir,
  aoFechar,
}: ModalColagemProps) {
  const id = useId();
  const area = useRef<GetRef<typeof Input.TextArea>>(null);
  const [aberto, setAberto] = useState(true);
  const [texto, setTexto] = useState(inicial);
  const lido = useTextoLido(texto, leitura, aoLer);
  const { linhas: lidas, ignoradas } = useMemo(() => lerColagem(lido, grade), [lido, grade]);
  const linhas = limitar(lidas, cabem);
  const boas = linhas.filter(({ motivos }) => motivos.length === 0);
  const colunas: Coluna<LinhaColada>[] = [
    { titulo: 'Linha', valor: ({ numero }) => numero, numerica: true },
    ...grade.campos.map(({ campo, titulo: nome, leitura }, i) => ({
      titulo: nome,
      // A cell that was refused is shown as it was pasted.
      valor: ({ valores, celulas }: LinhaColada) =>
        escreverValor({ leitura }, valores[campo] ?? null) ?? ouSemValor(celulas[campo]),
      principal: i === 0,
    })),
    {
      titulo: 'Situação',
      valor: (linha) => <Situacao {...situacaoDe(linha, grade)} />,
    },
  ];
  return (
    <Modal
      title={titulo}
      open={aberto}
      width={880}
      okText={`Inserir ${contarLinhas(boas.length)}`}
      okButtonProps={{ disabled: boas.length === 0 || lido !== texto }}
      cancelText="Cancelar"
      onOk={() => {
        aoInserir(boas.map(({ valores }) => valores));
        setAberto(false);
      }}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      afterOpenChange={(abriu) => abriu && area.current?.focus()}
    >
      <Flex vertical gap="middle">
        <Flex vertical gap={4}>
          <label htmlFor={id}>Células copiadas da planilha</label>
          <Input.TextArea
            ref={area}
            id={id}
            aria-describedby={`${id}-ajuda`}
            rows={4}
            value={texto}
            onChange={(evento) => setTexto(evento.target.value)}
          />
          <Typography.Text id={`${id}-ajuda`} type="secondary">
            Copie as células com os títulos das colunas; sem títulos, a ordem é{' '}
            {LISTA.format(grade.campos.map(({ titulo: nome }) => nome))}.
          </Typography.Text>
        </Flex>
        {ignoradas.length > 0 && (
          <Typography.Text role="status">Colunas que não entram: {LISTA.format(ignoradas)}.</Typography.Text>
        )}
        {leitura && leitura.error !== null && <EstadoErro consulta={leitura} />}
        {lido !== texto && lido === '' && !leitura?.error && <Spin />}
        {linhas.length > 0 && (
          <Tabela
            rotulo="Linhas coladas"
            linhas={linhas}
            colunas={colunas}
            chave={({ numero }) => numero}
            nomeDaLinha={({ numero }) => `Linha ${numero}`}
            vazio={null}
          />
        )}
      </Flex>
    </Modal>
  );
}

/** Milliseconds without a keystroke after which what the rows name is read. */
const PAUSA = 250;

/** The newest text for which what its rows name has been read: the rows that are shown change with it, and only then. */
function useTextoLido(
  texto: string,
  leitura: LeituraDaGrade | undefined,
  aoLer: ((texto: string) => void) | undefined,
): string {
  const [dito, setDito] = useState('');
  const [lido, setLido] = useState('');
  const dizer = useEffectEvent(() => {
    aoLer?.(texto);
    setDito(texto);
  });
  // A text that is pasted is read at once.
  const pausa = useEffectEvent(() => (dito === '' ? 0 : PAUSA));
  useEffect(() => {
    const espera = setTimeout(() => dizer(), pausa());
    return () => clearTimeout(espera);
  }, [texto]);
  if (leitura === undefined) return texto;
  if (lido !== texto && dito === texto && leitura.error === null && !leitura.isPending && !leitura.isPlaceholderData)
    setLido(texto);
  return lido;
}

function situacaoDe({ valores, motivos }: LinhaColada, { substitui }: Grade): SituacaoProps {
  if (motivos.length > 0) return { situacao: 'RECUSADA', frases: motivos };
  const substituido = substitui?.(valores) ?? null;
  return substituido === null ? { situacao: 'NOVA', frases: [] } : { situacao: 'ALTERADA', frases: [substituido] };
}

interface SituacaoProps {
  situacao: SituacaoDaLinha;
  frases: readonly string[];
}

function Situacao({ situacao, frases }: SituacaoProps) {
  return (
    <Flex vertical gap={4} align="start">
      <StatusTag {...SITUACOES[situacao]} />
      {frases.map((frase) => (
        <span key={frase} style={{ overflowWrap: 'anywhere' }}>
          {frase}
        </span>
      ))}
    </Flex>
  );
}

/** Good rows that the grid has no place for are refused. */
function limitar(linhas: readonly LinhaColada[], cabem: number): LinhaColada[] {
  let boas = 0;
  return linhas.map((linha) => {
    if (linha.motivos.length > 0 || ++boas <= cabem) return linha;
    return { ...linha, motivos: [`Não cabem mais linhas: entram só as ${cabem} primeiras.`] };
  });
}
