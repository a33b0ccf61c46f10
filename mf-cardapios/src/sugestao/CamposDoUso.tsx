import { LIMITES, ROTULOS_DIA_SEMANA } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { pratosPorExtenso } from '@merenda/shared/regras';
import { CampoTexto } from '@merenda/shared/ui';
import { Typography } from 'antd';
import type { CardapioDaSemana } from './rascunhos.js';

/** A weekly menu as it is about to be registered: its name, and those of the menus that are new, by their position. */
export interface SemanaNoFormulario {
  nome: string;
  /** Absent where every menu exists: no field holds a name. */
  cardapios?: { nome: string }[];
}

const LISTA = new Intl.ListFormat('pt-BR');

/** 'Segunda e quinta' */
const diasEmPalavras = ({ dias }: CardapioDaSemana): string =>
  LISTA.format(dias.map((dia, n) => (n === 0 ? ROTULOS_DIA_SEMANA[dia] : ROTULOS_DIA_SEMANA[dia].toLowerCase())));

/** The name of the weekly menu, and the menu of each day: one that exists, or the name of a new one. */
export function CamposDoUso({ cardapios }: { cardapios: readonly CardapioDaSemana[] }) {
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome do cardápio semanal" obrigatorio maiusculo max={LIMITES.nome} />
      {cardapios.map((cardapio, n) => (
        <section key={cardapio.chave} aria-label={diasEmPalavras(cardapio)} style={{ marginBottom: 16 }}>
          <h3 className="sugestao-periodo">{diasEmPalavras(cardapio)}</h3>
          <Typography.Paragraph type="secondary" style={{ marginBottom: 8 }}>
            {pratosPorExtenso(cardapio.vagas.map((vaga) => ({ ...vaga, prato: { nome: nomeComum(vaga.prato.nome) } })))}
          </Typography.Paragraph>
          {cardapio.existente ? (
            <div>Já existe: {nomeComum(cardapio.existente.nome)}</div>
          ) : (
            <CampoTexto
              nome={['cardapios', n, 'nome']}
              rotulo={`Nome do cardápio novo, ${diasEmPalavras(cardapio).toLowerCase()}`}
              obrigatorio
              maiusculo
              max={LIMITES.nome}
            />
          )}
        </section>
      ))}
    </>
  );
}
