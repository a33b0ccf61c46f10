import {
  descartarDaFila,
  dizerQuando,
  perguntaDoDescarte,
  tentarDeNovo,
  useFila,
  type ItemDaFila,
} from '@merenda/shared';
import { useState } from 'react';
import { BotaoFechar, JanelaModal } from '../acesso-rapido/JanelaModal.js';
import { perguntarAviso } from './aviso.js';
import './fila.css';

/** The writes that wait, in their order, and those that the server refused, with its words and what can be done. */
export function ListaDaFila({ aoFechar }: { aoFechar: () => void }) {
  const itens = useFila(({ itens: todos }) => todos);
  return (
    <JanelaModal rotulo="Registros a enviar" className="fila" aoFechar={aoFechar}>
      <div className="fila-topo">
        <h2>Registros a enviar</h2>
        <BotaoFechar />
      </div>
      {itens.length === 0 ? (
        <p>Tudo foi enviado.</p>
      ) : (
        <ul>
          {itens.map((item) => (
            <Registro key={item.chave} item={item} />
          ))}
        </ul>
      )}
    </JanelaModal>
  );
}

function Registro({ item: { chave, descricao, criadaEm, situacao, motivo } }: { item: ItemDaFila }) {
  const [ocupado, setOcupado] = useState(false);
  const enviarDeNovo = async () => {
    setOcupado(true);
    await tentarDeNovo(chave);
    setOcupado(false);
  };
  const descartar = async () => {
    if (await perguntarAviso(perguntaDoDescarte(descricao))) await descartarDaFila([chave]);
  };
  return (
    <li>
      <strong>{descricao}</strong>
      <span>
        Registrado: {dizerQuando(criadaEm)}. {situacao === 'conflito' ? 'Não aceito.' : 'A enviar.'}
      </span>
      {motivo !== undefined && <p className="fila-motivo">{motivo}</p>}
      <p className="fila-acoes">
        {situacao === 'conflito' && (
          <button type="button" className="botao botao-primario" disabled={ocupado} onClick={() => void enviarDeNovo()}>
            Tentar de novo
          </button>
        )}
        <button type="button" className="botao" disabled={ocupado} onClick={() => void descartar()}>
          Descartar
        </button>
      </p>
    </li>
  );
}
