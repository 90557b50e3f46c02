import type { ReactNode } from 'react';
import kanallar from '../data/kanallar.json';

/** Our chat channels, from the list that the chat's own set-up reads. It has no state, so it is plain HTML in the page. */
export default function ChannelTable(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Kanal</th>
          <th>Ne sorulur</th>
          <th>Kim, ne zaman</th>
        </tr>
      </thead>
      <tbody>
        {kanallar.map(({ kanal, sor, sahip, yanit }) => (
          <tr key={kanal}>
            <td>
              <code>{kanal}</code>
            </td>
            <td>{sor}</td>
            <td>
              {sahip}
              <br />
              <small>{yanit}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
