import type { ConsultasDeEscolha } from '@merenda/shared/consultas';
import { paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { Select, Typography, type SelectProps } from 'antd';
import { useEffect, useState } from 'react';
import { larguraDaLista } from './busca-nas-opcoes.js';
import { ListaComNome } from './ListaComNome.js';
import { SemOpcoes } from './SelectOpcoes.js';
import type { OQueSeEscolhe } from './SemRegistros.js';

/** Records among which one is chosen, and their words. Defined outside the component. */
export interface Escolha<T extends { id: number }> {
  consultas: ConsultasDeEscolha<T>;
  /** What the typed words are a part of: what the call of the queries searches. */
  nomes: (registro: T) => string;
  /** 'produtos' */
  plural: string;
  /** What stands for a chosen one that does not exist any more. */
  ausente: string;
  /** What they are: an empty select says what to do. */
  de?: OQueSeEscolhe;
}

export interface SelectRegistroProps<T> extends Pick<
  SelectProps,
  'id' | 'disabled' | 'status' | 'placeholder' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  value?: number | null;
  onChange?: (id: number, registro: T) => void;
  /** How a record is named in the list and in the field. Defined outside the component. */
  rotulo: (registro: T) => string;
  /** Offers to choose none. */
  aoLimpar?: () => void;
}

/** A chosen record as the select shows it. */
interface Escolhido {
  value: number;
  label: string;
}

/** Milliseconds without a keystroke after which the server is asked. */
const PAUSA = 250;

/**
 * One record, found by typing words of its names, in any order, accents and case aside. The server searches, so that no
 * screen reads all records; records that were read already are filtered at each keystroke.
 */
export function SelectRegistro<T extends { id: number }>({
  escolha,
  value,
  onChange,
  rotulo,
  aoLimpar,
  ...resto
}: SelectRegistroProps<T> & { escolha: Escolha<T> }) {
  const [texto, setTexto] = useState('');
  const { achados, haMais, buscando, consulta } = useEscolha(escolha, texto);
  const escolhido = useQuery(escolha.consultas.um(value));
  const falhou = consulta.isError || escolhido.isError;
  return (
    <Select<Escolhido | undefined, Escolhido>
      {...resto}
      labelInValue
      allowClear={aoLimpar !== undefined}
      // `false` would override the form, which disables its fields while it is sent.
      disabled={resto.disabled || undefined}
      style={{ width: '100%' }}
      // Until the record comes, a chosen id has no name to show.
      value={
        value && escolhido.data !== undefined
          ? { value, label: escolhido.data ? rotulo(escolhido.data) : escolha.ausente }
          : undefined
      }
      onChange={(nova) => {
        if (!nova) aoLimpar?.();
        const registro = achados.find(({ id }) => id === nova?.value);
        if (registro) onChange?.(registro.id, registro);
      }}
      onInputKeyDown={(evento) => {
        // Without an answer Enter would only close the list, and the typed text would be lost with it.
        if (evento.key !== 'Enter' || !buscando || achados.length > 0) return;
        evento.preventDefault();
        evento.stopPropagation();
      }}
      loading={buscando || escolhido.isLoading}
      status={falhou ? 'error' : resto.status}
      placeholder={resto.placeholder ?? 'Selecione'}
      showSearch={{ filterOption: false, onSearch: setTexto }}
      {...larguraDaLista(achados)}
      options={falhou ? [] : achados.map((registro) => ({ value: registro.id, label: rotulo(registro) }))}
      popupRender={(lista) => (
        <ListaComNome id={resto.id} nome={resto['aria-label']}>
          {lista}
          {haMais && !falhou && (
            <Typography.Text type="secondary" style={{ display: 'block', padding: '5px 12px', fontSize: 12 }}>
              Há mais {escolha.plural}: digite parte do nome.
            </Typography.Text>
          )}
        </ListaComNome>
      )}
      notFoundContent={
        <SemOpcoes
          consulta={{
            isPending: buscando,
            isError: falhou,
            refetch: () => {
              if (consulta.isError) void consulta.refetch();
              if (escolhido.isError) void escolhido.refetch();
            },
          }}
          de={consulta.data?.semFiltro === 0 ? escolha.de : undefined}
        />
      }
    />
  );
}

/** The records that a typed text finds. */
function useEscolha<T extends { id: number }>({ consultas, nomes }: Escolha<T>, texto: string) {
  const pausado = useAposPausa(texto);
  const primeiros = useQuery(consultas.escolha(''));
  // Where the first records are all, the server has no more to say.
  const todosLidos = primeiros.data !== undefined && primeiros.data.proximo === null;
  const consulta = useQuery(consultas.escolha(todosLidos ? '' : pausado));
  const esperando = !todosLidos && (pausado !== texto || consulta.isPlaceholderData);
  // What the server has not answered yet is filtered here: Enter never takes a record that was not typed.
  const achados = porRelevancia(consulta.data?.linhas ?? [], texto, (registro) => paraBusca(nomes(registro)));
  return {
    achados,
    haMais: !esperando && consulta.data !== undefined && consulta.data.proximo !== null,
    buscando: !consulta.isError && (consulta.isPending || esperando),
    consulta,
  };
}

/** The text after a pause in its typing; an empty one at once. */
function useAposPausa(texto: string): string {
  const [pausado, setPausado] = useState(texto);
  useEffect(() => {
    const espera = setTimeout(() => setPausado(texto), texto === '' ? 0 : PAUSA);
    return () => clearTimeout(espera);
  }, [texto]);
  return pausado;
}
