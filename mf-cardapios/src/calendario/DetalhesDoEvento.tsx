import { EstadoErro, useTelaEstreita } from '@merenda/shared/ui';
import { Flex, Skeleton, Typography } from 'antd';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { useFicha } from '../ficha-tecnica/fichas.api.js';
import { ResumoDaFicha } from '../ficha-tecnica/ResumoDaFicha.js';
import { TabelaDaFicha } from '../ficha-tecnica/TabelaDaFicha.js';
import { AlunosEEstoque } from './AlunosEEstoque.js';
import type { ComidaDosEventos } from './comida.js';
import type { EventoLido } from './eventos.js';

/** px that students and stock, and cost with allergens and pending data, mostly take: on a phone their lines wrap. */
const ALTURAS = { larga: { alunos: 24, custo: 192 }, estreita: { alunos: 48, custo: 330 } };

interface DetalhesDoEventoProps {
  evento: EventoLido;
  comida: ComidaDosEventos;
}

/** The dishes of an event with their hours, their cost and technical sheet, and the students and stock of its unit. */
export function DetalhesDoEvento({ evento, comida }: DetalhesDoEventoProps) {
  const alturas = useTelaEstreita() ? ALTURAS.estreita : ALTURAS.larga;
  const { pratos } = comida(evento);
  const [primeiro, ...demais] = evento.lancamentos;
  if (pratos.length === 0 || !primeiro) return null;
  return (
    <Flex vertical gap="middle" style={{ marginBottom: 24 }}>
      <ul className="calendario-pratos calendario-pratos-do-evento" aria-label="Pratos">
        {pratos.map(({ chave, hora, nome }) => (
          <li key={chave}>
            <b>{hora}</b> {nome}
          </li>
        ))}
      </ul>
      <section aria-label="Alunos e estoque" style={{ minHeight: alturas.alunos }}>
        {demais.length === 0 ? (
          <AlunosEEstoque lancamento={primeiro} />
        ) : (
          <Typography.Text type="secondary">
            Para ver os alunos e o estoque, escolha uma unidade no calendário.
          </Typography.Text>
        )}
      </section>
      <CustoEFicha pratos={pratos.map(({ id }) => id)} altura={alturas.custo} />
    </Flex>
  );
}

function CustoEFicha({ pratos, altura }: { pratos: number[]; altura: number }) {
  const ficha = useFicha({ pratos });
  if (ficha.error) return <EstadoErro consulta={ficha} />;
  if (!ficha.data) return <Skeleton active title={false} paragraph={{ rows: 5 }} style={{ minHeight: altura }} />;
  const { nutrientes, rendimento } = ficha.data;
  return (
    <Flex vertical gap="small" align="start" style={{ minHeight: altura }}>
      <ResumoDaFicha ficha={ficha.data} />
      <BotaoFicha rotulo="Ver ficha técnica" lado="left">
        <TabelaDaFicha nutrientes={nutrientes} por100g={rendimento?.por100g} />
      </BotaoFicha>
    </Flex>
  );
}
