import type { ContagemComLotes, LoteDaContagem } from '@merenda/shared/contratos';
import { formatarQuantidade, paraBusca, porRelevancia } from '@merenda/shared/formatos';
import { NADA_ENCONTRADO } from '@merenda/shared/regras';
import { BotaoLerEtiqueta, EstadoVazio, LeitorDeEtiqueta, useHoje } from '@merenda/shared/ui';
import { Button, Checkbox, Flex, Input, Typography } from 'antd';
import { useState, type KeyboardEvent } from 'react';
import { useFocoNaLinha } from '../etiquetas/useFocoNaLinha.js';
import { LinhaDoLote } from './LinhaDoLote.js';

/** So many lots are drawn before 'Mostrar mais': a unit may hold thousands. */
const PASSO = 100;

/** The sheet of an open count: every lot with a field, Enter goes down. */
export function LotesAContar({ estoque, contagem }: { estoque: number; contagem: ContagemComLotes }) {
  const [busca, setBusca] = useState('');
  const [soFaltam, setSoFaltam] = useState(false);
  const [visiveis, setVisiveis] = useState(PASSO);
  const [lendo, setLendo] = useState(false);
  const [lista, focar] = useFocoNaLinha<HTMLElement>();
  const hoje = useHoje();
  const { lotes, asCegas } = contagem;
  const achados = porRelevancia(
    lotes.filter(({ contagem: contado }) => !(soFaltam && contado !== null)),
    busca,
    ({ produtoLote: { produto, numero } }) => paraBusca(`${produto.nome} ${produto.item.nome} ${numero}`),
  );

  /** Shows the lot of a label, whatever was searched, and goes to its field. */
  function irPara({ id }: LoteDaContagem): void {
    setLendo(false);
    setBusca('');
    setSoFaltam(false);
    setVisiveis(Math.max(visiveis, lotes.findIndex((lote) => lote.id === id) + 1));
    focar(id);
  }

  const contados = lotes.filter(({ contagem: contado }) => contado !== null).length;
  return (
    <Flex vertical gap="middle">
      <Typography.Paragraph style={{ margin: 0 }}>
        <strong role="status">{`${formatarQuantidade(contados)} de ${formatarQuantidade(lotes.length)} lotes contados.`}</strong>{' '}
        Digite a quantidade contada, na unidade que está ao lado do número; a tecla Enter passa ao próximo lote. Cada
        lote é gravado separadamente: você pode parar e continuar depois, aqui ou em outro aparelho. Os lotes que não
        forem contados ficam como estão.
        {asCegas && ' A contagem é às cegas: os saldos do sistema só aparecem na conferência.'}
      </Typography.Paragraph>
      <Flex wrap gap="small" align="center">
        <Input
          allowClear
          aria-label="Produto, item ou lote"
          placeholder="Produto, item ou lote"
          value={busca}
          onChange={({ target }) => setBusca(target.value)}
          style={{ maxWidth: 320 }}
        />
        <Checkbox checked={soFaltam} onChange={({ target }) => setSoFaltam(target.checked)}>
          Só os que faltam contar
        </Checkbox>
        <BotaoLerEtiqueta aoAbrir={() => setLendo(true)} />
      </Flex>
      {achados.length === 0 ? (
        <EstadoVazio mensagem={mensagemDoVazio(lotes.length, contados)} />
      ) : (
        <Flex
          ref={lista}
          component="ul"
          vertical
          aria-label="Lotes a contar"
          style={{ listStyle: 'none', margin: 0, padding: 0 }}
          onKeyDown={descerComEnter}
        >
          {achados.slice(0, visiveis).map((lote) => (
            <LinhaDoLote key={lote.id} estoque={estoque} contagem={contagem.id} lote={lote} hoje={hoje} />
          ))}
        </Flex>
      )}
      {achados.length > visiveis && (
        <Flex justify="center">
          <Button onClick={() => setVisiveis(visiveis + PASSO)}>
            Mostrar mais ({formatarQuantidade(achados.length - visiveis)})
          </Button>
        </Flex>
      )}
      {lendo && <LeitorDeEtiqueta lotes={lotes} recusar={() => null} aoLer={irPara} aoFechar={() => setLendo(false)} />}
    </Flex>
  );
}

function mensagemDoVazio(lotes: number, contados: number): string {
  if (lotes === 0) return 'Nenhum lote com saldo no estoque desta unidade.';
  return contados === lotes ? 'Todos os lotes foram contados.' : NADA_ENCONTRADO;
}

/** Enter goes to the field below, and from the last one stores it. */
function descerComEnter(evento: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = evento;
  if (evento.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  evento.preventDefault();
  const campos = [...currentTarget.querySelectorAll('input')];
  const abaixo = campos.slice(campos.indexOf(target) + 1).find(({ disabled }) => !disabled);
  if (!abaixo) {
    target.blur();
    return;
  }
  abaixo.focus();
  abaixo.select();
}
