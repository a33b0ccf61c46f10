import type { Lancamento } from '@merenda/shared/contratos';
import { dataComparavel, nomeComum } from '@merenda/shared/formatos';
import { EstadoErro } from '@merenda/shared/ui';
import { Button, Flex, Spin, Typography } from 'antd';
import { useState } from 'react';
import { calcularItens } from '../refeicao/calculo.js';
import { useAlunosDoCardapio, useCardapiosDoDia } from '../execucao/execucao.api.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import { quantoFalta } from '../refeicao/medida.js';
import type { ComidaDosEventos } from './comida.js';
import type { Evento } from './mes.js';

interface DetalhesDoEventoProps {
  evento: Evento;
  comida: ComidaDosEventos;
  /** The one launch of the event; with several units there is no one stock to look at. */
  principal: Lancamento | undefined;
}

/** The dishes of an event with their hours, the technical sheet, and on demand the students and the stock of its unit. */
export function DetalhesDoEvento({ evento, comida, principal }: DetalhesDoEventoProps) {
  const { pratos } = comida(evento);
  if (pratos.length === 0) return null;
  return (
    <Flex vertical gap="small" align="start" style={{ marginBottom: 16 }}>
      <ul className="calendario-pratos calendario-pratos-do-evento" aria-label="Pratos">
        {pratos.map(({ chave, hora, nome }) => (
          <li key={chave}>
            <b>{hora}</b> {nome}
          </li>
        ))}
      </ul>
      <Flex wrap gap="small">
        <BotaoFicha rotulo="Ver ficha técnica" lado="left">
          <FichaDaOrigem origem={{ pratos: pratos.map(({ id }) => id) }} vazia="" />
        </BotaoFicha>
      </Flex>
      {principal && <AlunosEEstoque lancamento={principal} />}
    </Flex>
  );
}

function AlunosEEstoque({ lancamento }: { lancamento: Lancamento }) {
  const [aberto, setAberto] = useState(false);
  if (aberto) return <Cobertura lancamento={lancamento} />;
  return (
    <Button size="small" onClick={() => setAberto(true)}>
      Ver alunos e estoque
    </Button>
  );
}

function Cobertura({ lancamento: { id, data, unidade } }: { lancamento: Lancamento }) {
  const dia = dataComparavel(data);
  const doDia = useCardapiosDoDia(unidade.id, dia);
  const lancado = doDia.data?.find((um) => um.id === id);
  const alunos = useAlunosDoCardapio(
    lancado && {
      dia,
      unidade: unidade.id,
      faixaEtaria: lancado.cardapio.idFaixaEtaria,
      modalidade: lancado.cardapio.modalidade.nome,
    },
  );
  const falha = doDia.error ?? alunos.error;
  if (falha) return <EstadoErro erro={falha} aoTentar={() => void (doDia.error ? doDia : alunos).refetch()} />;
  if (!lancado || !alunos.data) return <Spin aria-label="Carregando alunos e estoque" />;
  const { quantidadeDeAlunos, matriculasDe } = alunos.data;
  const itens = lancado.pratos.filter(({ refeicao }) => !refeicao?.executado).flatMap((prato) => prato.itens);
  const emFalta = calcularItens(itens, { alunos: quantidadeDeAlunos, acrescimo: 0 }, {}).filter(
    ({ falta }) => !falta.isZero(),
  );
  return (
    <div role="status">
      <Typography.Text>
        {quantidadeDeAlunos === 1 ? '1 aluno' : `${quantidadeDeAlunos} alunos`}
        {matriculasDe !== undefined && ` (matrículas de ${matriculasDe})`}.{' '}
        {emFalta.length === 0 ? 'O estoque de agora cobre este cardápio.' : 'No estoque de agora:'}
      </Typography.Text>
      {emFalta.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {emFalta.map(({ item, falta, unidadePos }) => (
            <li key={item.alimento.id}>
              {quantoFalta(falta, unidadePos)} de {nomeComum(item.alimento.nome)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
