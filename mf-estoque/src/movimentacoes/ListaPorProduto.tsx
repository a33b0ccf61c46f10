import type { ProdutoEstoque } from '@merenda/shared/contratos';
import { compararTextos, formatarQuantidade, nomeComum, paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { agrupar, descreverConteudo, NADA_ENCONTRADO, somar } from '@merenda/shared/regras';
import { EstadoVazio } from '@merenda/shared/ui';
import { Button, Collapse, Flex, Input, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { quantosLotes } from '../estoques/lote.js';
import { textoDoLote } from './DescricaoDoLote.js';

interface ListaPorProdutoProps<T> {
  titulo: string;
  entradas: readonly T[];
  linhaDe: (entrada: T) => ProdutoEstoque;
  /** Packages of a lot that count in the total of its product. */
  quantidadeDe: (entrada: T) => number;
  /** Products are folded; lots without balance are shown when they are asked for, or searched. */
  recolhida?: boolean;
  vazio: string;
  desenhar: (entrada: T) => ReactNode;
}

/** So many products are drawn before 'Mostrar mais'. */
const PASSO = 20;
/** A shorter list needs no search. */
const PRODUTOS_SEM_BUSCA = 6;
const SEM_SALDO = 'Nenhum lote com saldo.';

/** A list of a movement on a phone: the lots below their products, with the total of each product. */
export function ListaPorProduto<T>({
  titulo,
  entradas,
  linhaDe,
  quantidadeDe,
  recolhida = false,
  vazio,
  desenhar,
}: ListaPorProdutoProps<T>) {
  const produtoDe = (entrada: T) => linhaDe(entrada).produtoLote.produto.id;
  const [busca, setBusca] = useState('');
  const [abertos, setAbertos] = useState<string[]>([]);
  const [zerados, setZerados] = useState(false);
  const [visiveis, setVisiveis] = useState(PASSO);
  const procurado = paraBusca(busca);
  const quantosProdutos = new Set(entradas.map(produtoDe)).size;
  const semSaldo = recolhida ? entradas.filter((entrada) => linhaDe(entrada).quantidade <= 0).length : 0;
  const achadas =
    procurado !== ''
      ? porRelevancia(entradas, busca, (entrada) => paraBusca(textoDoLote(linhaDe(entrada))))
      : entradas.filter((entrada) => zerados || !recolhida || linhaDe(entrada).quantidade > 0);
  const grupos = [...agrupar(achadas, produtoDe)].map(([id, dele]) => ({
    chave: String(id),
    dele,
    produto: linhaDe(dele[0]).produtoLote.produto,
  }));
  // Those that are searched keep the order of their relevance.
  if (procurado === '') grupos.sort((a, b) => compararTextos(a.produto.nome, b.produto.nome));
  const mostrados = grupos.slice(0, visiveis).map(({ chave, dele, produto }) => ({
    key: chave,
    label: (
      <Flex vertical>
        <strong>{nomeComum(produto.nome)}</strong>{' '}
        <Typography.Text type="secondary">
          {`${descreverConteudo(somar(dele.map(quantidadeDe)), produto)} em ${quantosLotes(dele.length)} · ${nomeComum(produto.item.nome)}`}
        </Typography.Text>
      </Flex>
    ),
    children: (
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }} aria-label={nomeComum(produto.nome)}>
        {dele.map((entrada) => (
          <li key={linhaDe(entrada).id} style={{ paddingBlock: 2 }}>
            {desenhar(entrada)}
          </li>
        ))}
      </ul>
    ),
  }));
  return (
    <Flex vertical gap="small">
      {(busca !== '' || quantosProdutos > PRODUTOS_SEM_BUSCA) && (
        <Input
          allowClear
          aria-label={`Buscar em ${titulo}`}
          placeholder="Buscar por lote, produto ou item"
          value={busca}
          onChange={(e) => setBusca(e.target.value)}
        />
      )}
      {/* Who searches wants to see the lots. */}
      {recolhida && procurado === ''
        ? mostrados.length > 0 && <Collapse size="small" activeKey={abertos} onChange={setAbertos} items={mostrados} />
        : mostrados.map(({ key, label, children }) => (
            <div key={key}>
              {label}
              {children}
            </div>
          ))}
      {grupos.length === 0 && (
        <EstadoVazio mensagem={entradas.length === 0 ? vazio : procurado === '' ? SEM_SALDO : NADA_ENCONTRADO} />
      )}
      {grupos.length > visiveis && (
        <Button onClick={() => setVisiveis(visiveis + PASSO)}>
          Mostrar mais ({formatarQuantidade(grupos.length - visiveis)})
        </Button>
      )}
      {semSaldo > 0 && procurado === '' && (
        <Button onClick={() => setZerados(!zerados)} aria-expanded={zerados}>
          {zerados ? 'Esconder zerados' : `Mostrar zerados (${formatarQuantidade(semSaldo)})`}
        </Button>
      )}
    </Flex>
  );
}
