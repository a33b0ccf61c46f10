import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { consultasDeConvencoes, consultasDeFornecedores } from '@merenda/shared/consultas';
import { LIMITES, type FornecedorDaLista } from '@merenda/shared/contratos';
import { compararTextos, nomeProprio, SEM_VALOR } from '@merenda/shared/formatos';
import { Icone, useComparavel, type Opcao } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { MembroEscolhivel } from './EmNomeDe.js';
import { errosDe, SEM_ERROS, type ErrosDasPropostas } from './erros-das-propostas.js';
import type { AoMudarProposta } from './PainelDaProposta.js';
import { PropostaRecolhivel } from './PropostaRecolhivel.js';
import { ResumoDasPropostas } from './ResumoDasPropostas.js';
import './propostas.css';
import { novaProposta, type LinhaProposta } from './rascunho.js';

interface EditorDePropostasProps {
  value?: readonly LinhaProposta[];
  onChange?: (propostas: readonly LinhaProposta[]) => void;
  erros?: ErrosDasPropostas;
  /** A field at this path or below it was changed: '0.itens.2.quantidade'. */
  aoCorrigir?: (caminho: string) => void;
}

const SEM_MEMBROS: readonly MembroEscolhivel[] = [];
const NENHUMA: readonly LinhaProposta[] = [];

/** The winning proposals. One is open at a time: of thirty with forty items each, only forty rows are in the page. */
export function EditorDePropostas({
  value = NENHUMA,
  onChange,
  erros = SEM_ERROS,
  aoCorrigir,
}: EditorDePropostasProps) {
  const [aberta, setAberta] = useState<number | null>(value[0]?.chave ?? null);
  const listas = useListas();
  useComparavel({
    nome: 'propostasVencedoras',
    rotulo: 'Propostas vencedoras',
    mostrar: (propostas) => (
      <ResumoDasPropostas
        propostas={propostas as readonly LinhaProposta[]}
        nomeDoFornecedor={listas.nomeDoFornecedor}
      />
    ),
  });
  const raiz = useRef<HTMLFieldSetElement>(null);
  const atual = useRef({ value, onChange, aoCorrigir });
  useEffect(() => {
    atual.current = { value, onChange, aoCorrigir };
  });

  // A reset, a draft or a record brings rows with other keys: their first proposal is then the open one.
  const conhecida = value.some(({ chave }) => chave === aberta);
  if (aberta !== null && !conhecida) setAberta(value[0]?.chave ?? null);

  useAbrirOErro(value, erros, setAberta);

  const mudar = useCallback<AoMudarProposta>((indice, mudarProposta, campo) => {
    const propostas = atual.current.value.map((proposta, p) => (p === indice ? mudarProposta(proposta) : proposta));
    // Two changes may come before the next render.
    atual.current.value = propostas;
    atual.current.onChange?.(propostas);
    atual.current.aoCorrigir?.(`${indice}.${campo}`);
  }, []);

  const remover = useCallback((indice: number) => {
    const { value: propostas, onChange: trocar, aoCorrigir: corrigir } = atual.current;
    if (propostas.length === 1) return;
    trocar?.(propostas.filter((_, p) => p !== indice));
    // The rows behind have moved up: their errors no longer have the right path.
    propostas.forEach((_, p) => p >= indice && corrigir?.(String(p)));
    raiz.current?.querySelector<HTMLButtonElement>('[data-adicionar]')?.focus();
  }, []);

  function adicionar(): void {
    const nova = novaProposta();
    onChange?.([...value, nova]);
    setAberta(nova.chave);
  }

  return (
    <fieldset ref={raiz} className="compras-propostas">
      <legend>Propostas vencedoras</legend>
      {value.map((proposta, p) => (
        <PropostaRecolhivel
          key={proposta.chave}
          proposta={proposta}
          indice={p}
          unica={value.length === 1}
          aberta={proposta.chave === aberta}
          erros={errosDe(erros, String(p))}
          nomeDoFornecedor={listas.nomeDoFornecedor}
          doPainel={listas.doPainel}
          aoAbrir={setAberta}
          aoMudar={mudar}
          aoRemover={remover}
        />
      ))}
      <Button
        data-adicionar
        type="dashed"
        icon={<Icone de={PlusOutlined} />}
        disabled={value.length >= LIMITES.propostas}
        onClick={adicionar}
      >
        Adicionar proposta
      </Button>
    </fieldset>
  );
}

/** The options of the rows, in objects that stay the same between keystrokes. */
function useListas() {
  const { data: fornecedores } = useQuery(consultasDeFornecedores.lista());
  const { data: unidades } = useQuery(consultasDeConvencoes.lista('unidades-produto'));
  return useMemo(() => {
    const opcoesFornecedor = fornecedores?.map((f) => ({ valor: f.id, rotulo: nomeDe(f) })).sort(porRotulo);
    const nomes = new Map(opcoesFornecedor?.map(({ valor, rotulo }) => [valor, rotulo]));
    const membros = new Map(fornecedores?.map(({ id, cafMembros }) => [id, cafMembros]));
    const descricoes = new Map(unidades?.map(({ nome, descricao }) => [nome, descricao]));
    return {
      nomeDoFornecedor: (id: number | null) => (id === null ? undefined : nomes.get(id)),
      doPainel: {
        fornecedores: opcoesFornecedor,
        membrosDe: (id: number | null) => (id === null ? undefined : membros.get(id)) ?? SEM_MEMBROS,
        descreverUnidade: (codigo: string) => descricoes.get(codigo) ?? codigo,
      },
    };
  }, [fornecedores, unidades]);
}

const nomeDe = ({ nome, nomeFantasia, razaoSocial }: FornecedorDaLista): string =>
  nomeProprio(nome ?? nomeFantasia ?? razaoSocial ?? SEM_VALOR);
const porRotulo = (a: Opcao<number>, b: Opcao<number>): number => compararTextos(a.rotulo, b.rotulo);

/** New errors: opens the proposal of the first, so that the form finds it and puts the focus there. */
function useAbrirOErro(
  propostas: readonly LinhaProposta[],
  erros: ErrosDasPropostas,
  abrir: (chave: number | null) => void,
): void {
  const vistos = useRef(erros);
  useEffect(() => {
    if (vistos.current === erros) return;
    vistos.current = erros;
    const [primeiro] = [...erros.keys()].sort(compararTextos);
    if (primeiro !== undefined) abrir(propostas[Number(primeiro.split('.')[0])]?.chave ?? null);
  }, [abrir, erros, propostas]);
}
