import { consultasDeProdutos } from '@merenda/shared/consultas';
import type { Produto } from '@merenda/shared/contratos';
import { palavrasDaBusca, paraBusca } from '@merenda/shared/formatos';
import { useQuery } from '@tanstack/react-query';
import { Select, Typography, type SelectProps } from 'antd';
import { useEffect, useState } from 'react';
import { ListaComNome } from './ListaComNome.js';
import { SemOpcoes } from './SelectOpcoes.js';

interface SelectProdutoProps extends Pick<
  SelectProps,
  'id' | 'disabled' | 'status' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> {
  value?: number | null;
  onChange?: (id: number, produto: Produto) => void;
  /** How a product is named in the list and in the field. Defined outside the component. */
  rotulo: (produto: Produto) => string;
}

/** A chosen product as the select shows it. */
interface Escolhido {
  value: number;
  label: string;
}

/** Milliseconds without a keystroke after which the server is asked. */
const PAUSA = 250;

/**
 * One product, found by typing words of its name or of its item's, in any order, accents and case aside. The server
 * searches, so that no screen reads all products; what was read already is filtered at each keystroke.
 */
export function SelectProduto({ value, onChange, rotulo, ...resto }: SelectProdutoProps) {
  const [texto, setTexto] = useState('');
  const { achados, haMais, buscando, consulta } = useEscolha(texto);
  const escolhido = useQuery(consultasDeProdutos.um(value));
  const falhou = consulta.isError || escolhido.isError;
  return (
    <Select<Escolhido, Escolhido>
      {...resto}
      labelInValue
      // `false` would override the form, which disables its fields while it is sent.
      disabled={resto.disabled || undefined}
      style={{ width: '100%' }}
      // Until the product comes, a chosen id has no name to show.
      value={value && escolhido.data !== undefined ? { value, label: nomeDe(escolhido.data, rotulo) } : undefined}
      onChange={({ value: id }) => {
        const produto = achados.find((um) => um.id === id);
        if (produto) onChange?.(id, produto);
      }}
      onInputKeyDown={(evento) => {
        // Without an answer Enter would only close the list, and with it what is typed would be lost.
        if (evento.key !== 'Enter' || !buscando || achados.length > 0) return;
        evento.preventDefault();
        evento.stopPropagation();
      }}
      loading={buscando || escolhido.isLoading}
      status={falhou ? 'error' : resto.status}
      placeholder="Selecione"
      showSearch={{ filterOption: false, onSearch: setTexto }}
      options={falhou ? [] : achados.map((produto) => ({ value: produto.id, label: rotulo(produto) }))}
      popupRender={(lista) => (
        <ListaComNome id={resto.id} nome={resto['aria-label']}>
          {lista}
          {haMais && !falhou && (
            <Typography.Text type="secondary" style={{ display: 'block', padding: '5px 12px', fontSize: 12 }}>
              Há mais produtos: digite parte do nome.
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
          de={consulta.data?.semFiltro === 0 ? 'produtos' : undefined}
        />
      }
    />
  );
}

const nomeDe = (produto: Produto | null, rotulo: SelectProdutoProps['rotulo']): string =>
  produto ? rotulo(produto) : 'Produto excluído';

/** The products that a typed text finds. */
function useEscolha(texto: string) {
  const pausado = useAposPausa(texto);
  const primeiros = useQuery(consultasDeProdutos.escolha(''));
  // Where the first products are all, the server has no more to say.
  const todosLidos = primeiros.data !== undefined && primeiros.data.proximo === null;
  const consulta = useQuery(consultasDeProdutos.escolha(todosLidos ? '' : pausado));
  const esperando = !todosLidos && (pausado !== texto || consulta.isPlaceholderData);
  const palavras = palavrasDaBusca(texto);
  // What the server has not answered yet is filtered here: Enter never takes a product that was not typed.
  const achados = (consulta.data?.linhas ?? []).filter(({ nome, item }) => {
    const nomes = paraBusca(`${nome} ${item.nome}`);
    return palavras.every((palavra) => nomes.includes(palavra));
  });
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
